import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { announce } from '../../../jobs/events.ts'
import { insertBooking, updateBooking } from '../store/bookings.ts'
import { type Author, insertHistory } from '../store/history.ts'
import type { BookingChanges, BookingRow, NewBooking } from '../store/rows.ts'
import { changeDetail } from '../view/change-detail.ts'
import { type BookingEvent, bookingFqdn, eventPayload } from '../view/events.ts'
import { identificationOf } from '../view/identification.ts'

/** What is done to a booking, told once for its history and its listeners. */
export type Deed = {
  action: string
  author: Author
  events: readonly BookingEvent[]
  detail?: Record<string, unknown>
}

/** Stores a new booking with its first line of history and announces it. */
export async function writeNew(context: Context, tx: Tx, booking: NewBooking, deed: Deed): Promise<BookingRow> {
  const row = await insertBooking(tx, booking, deed.events.length)
  await tell(context, tx, { after: row, before: undefined }, deed)
  return row
}

/** Changes a locked booking: revision, history and events go with it. */
export async function writeChange(
  context: Context,
  tx: Tx,
  before: BookingRow,
  changes: BookingChanges,
  deed: Deed,
): Promise<BookingRow> {
  const after = await updateBooking(tx, before, changes, { now: context.clock.now(), events: deed.events.length })
  await tell(context, tx, { after, before }, { ...deed, detail: changeDetail(before, changes) })
  return after
}

async function tell(
  context: Context,
  tx: Tx,
  states: { after: BookingRow; before: BookingRow | undefined },
  { action, author, events, detail }: Deed,
): Promise<void> {
  const { after, before } = states
  const now = context.clock.now()
  const line = { action, fromStatus: before?.status ?? null, author, occurredAt: now }
  await insertHistory(tx, after, detail ? { ...line, detail } : line)
  for (const [index, event] of events.entries()) {
    await announce(tx, {
      siteId: after.site_id,
      entityFqdn: bookingFqdn,
      entityId: after.id,
      sequence: after.event_sequence - events.length + 1 + index,
      slug: event.slug,
      occurredAt: now,
      actor: identificationOf(author),
      payload: eventPayload(event, { ...states, author }),
    })
  }
}
