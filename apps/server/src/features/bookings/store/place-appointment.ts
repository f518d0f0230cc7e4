import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, instant } from '../../../db/database.ts'
import { isDatabaseError, isTransient, sqlState } from '../../../db/errors.ts'
import { historyColumns, type NewHistory } from './history.ts'
import type { BookingRow } from './rows.ts'

/** A confirmed appointment that was decided on from memory, and what the decision assumed. */
export type Placement = {
  /** Version of the site's configuration. */
  configuration: number
  /** Calendar versions of the booked resources, by id. */
  versions: ReadonlyMap<string, number>
  /** Occupied time with buffers, epoch milliseconds. */
  span: { start: number; end: number }
  /** Columns of its session. */
  session: Record<string, unknown> & { id: string }
  /** Columns of its contact, with the id it gets unless the email address is known; null without details. */
  contact: (Record<string, unknown> & { id: string }) | null
  booking: BookingRow
  history: NewHistory
  /** Rows of its events. */
  events: readonly object[]
}

/** Raised by the function when something is not as the decision assumed. */
const changedState = 'KA001'

/**
 * Writes everything the appointment involves in one statement. Returns the id of its contact. Returns undefined, and
 * writes nothing, if a version moved, time is occupied, or the contact has to be completed.
 */
export async function placeAppointment(
  db: Db,
  { configuration, versions, span, session, contact, booking, history, events }: Placement,
  now: number,
): Promise<{ contactId: string | null } | undefined> {
  const resources = [...versions].map(([id, version]) => ({ id, version, occupancyId: randomUUIDv7() }))
  const historyRow = { ...historyColumns(booking, history), number: 1, detail: history.detail ?? {} }
  try {
    const { rows } = await sql<{ contact_id: string | null }>`
      select place_appointment(${booking.site_id}, ${instant(now)}::timestamptz,
        tstzrange(${instant(span.start)}, ${instant(span.end)}),
        ${JSON.stringify({ configuration, resources })}, ${contact && JSON.stringify(contact)},
        ${JSON.stringify(session)}, ${JSON.stringify(booking)}, ${JSON.stringify(historyRow)},
        ${JSON.stringify(events)}) as contact_id`.execute(db)
    return { contactId: rows[0]?.contact_id ?? null }
  } catch (error) {
    if (isConflict(error)) return undefined
    throw error
  }
}

function isConflict(error: unknown): boolean {
  if (isTransient(error)) return true
  return isDatabaseError(error) && (error.code === changedState || error.code === sqlState.exclusionViolation)
}
