import { MINUTE } from '@kalends/availability'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import {
  type Claim,
  cancelSession,
  deleteOccupancies,
  dropExpiredHolds,
  findConflicts,
  insertOccupancies,
  insertSession,
  lockResources,
} from '../../../schedules/index.ts'
import { chooseResources } from '../../rules/choose-resources.ts'
import type { BookingRow } from '../../store/rows.ts'

/** Requested time and location of a booking in the calendar. Instants are epoch milliseconds. */
export type CalendarSlot = {
  siteId: string
  serviceId: string
  scheduleId: string
  title: string
  start: number
  end: number
  zone: string
  locationType: string | null
  locationId: string | null
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  /** Its session, when it is in the calendar already. */
  sessionId: string | null
}

/** Returns the time and location that a booking has. */
export function toCalendarSlot(row: BookingRow): CalendarSlot {
  return {
    siteId: row.site_id,
    serviceId: row.service_id,
    scheduleId: row.schedule_id,
    title: row.title,
    start: Date.parse(row.starts_at),
    end: Date.parse(row.ends_at),
    zone: row.time_zone,
    locationType: row.location_type,
    locationId: row.location_id,
    sessionId: row.session_id,
    bufferBeforeMinutes: row.buffer_before_minutes,
    bufferAfterMinutes: row.buffer_after_minutes,
  }
}

/** The booking's entry. `conflict`: it deliberately overlaps something else. */
export type Entry = { sessionId: string; resourceIds: string[]; conflict: boolean }

export type Entering = {
  /** One resource of each group is used: candidates for the staff member first, then for each further resource type. */
  groups: readonly (readonly string[])[]
  /** What happens when no resource of a group is free. */
  onConflict: 'refuse' | 'mark'
  /** False where several requests for one time are allowed: it is in the calendar but occupies no time. */
  takesTime: boolean
}

/**
 * Enters a booking into the calendar regardless of opening hours: locks, deletes expired holds, checks every row, writes.
 * Its own earlier entry is no conflict. Returns undefined and writes nothing on a refused conflict.
 */
export async function enterCalendar(
  context: Context,
  tx: Tx,
  slot: CalendarSlot,
  { groups, onConflict, takesTime }: Entering,
): Promise<Entry | undefined> {
  const now = context.clock.now()
  const candidates = [...new Set(groups.flat())]
  const span = slotSpan(slot)
  const present = new Set(await lockResources(tx, slot.siteId, candidates))
  // Nobody enters with whom a change deleted that this waited for.
  const left = onConflict === 'refuse' ? groups.map((group) => group.filter((id) => present.has(id))) : groups
  await dropExpiredHolds(tx, slot.siteId, candidates, span, now)
  const own = slot.sessionId === null ? {} : { sessionIds: [slot.sessionId] }
  const conflicts = await findConflicts(tx, slot.siteId, candidates, span, now, own)
  const taken = new Set(conflicts.map(({ resourceId }) => resourceId))
  const { resourceIds, conflict } = chooseResources(left, (id) => taken.has(id))
  if (conflict && onConflict === 'refuse') return undefined
  const overlapping = new Set(resourceIds.filter((id) => taken.has(id)))
  return writeEntry(context, tx, slot, { resourceIds, overlapping, onConflict, takesTime })
}

export type Writing = {
  resourceIds: string[]
  /** Resources of these that something else occupies. */
  overlapping: ReadonlySet<string>
  onConflict: 'refuse' | 'mark'
  takesTime: boolean
}

/** Writes session and occupied time of resources chosen under the lock. Exclusion constraints have the last word. */
export async function writeEntry(
  context: Context,
  tx: Tx,
  slot: CalendarSlot,
  { resourceIds, overlapping, onConflict, takesTime }: Writing,
): Promise<Entry | undefined> {
  const now = context.clock.now()
  const sessionId = slot.sessionId ?? context.ids.guid()
  if (slot.sessionId) await deleteOccupancies(tx, slot.siteId, { sessionId })
  const claims = takesTime ? resourceIds.map((id) => newClaim(slot, sessionId, id, overlapping.has(id))) : []
  const [, written] = await Promise.all([
    slot.sessionId ?? insertSession(tx, slot.siteId, { ...toSession(slot), id: sessionId }, now),
    insertOccupancies(tx, claims),
  ])
  const refused = claims.filter((claim) => !written.includes(claim))
  if (refused.length > 0 && onConflict === 'refuse') {
    await cancelSession(tx, slot.siteId, sessionId, now)
    return undefined
  }
  await insertOccupancies(
    tx,
    refused.map((claim) => ({ ...claim, overlapAllowed: true })),
  )
  return { sessionId, resourceIds, conflict: overlapping.size > 0 || refused.length > 0 }
}

/** Returns the occupied time: the slot with its buffers. */
export function slotSpan(slot: CalendarSlot): { start: number; end: number } {
  return {
    start: slot.start - slot.bufferBeforeMinutes * MINUTE,
    end: slot.end + slot.bufferAfterMinutes * MINUTE,
  }
}

function newClaim(slot: CalendarSlot, sessionId: string, resourceId: string, overlapAllowed: boolean): Claim {
  return { siteId: slot.siteId, resourceId, sessionId, overlapAllowed, ...slotSpan(slot) }
}

/** Returns the session of a booking, without its id. */
export function toSession({ scheduleId, serviceId, title, start, end, zone, locationType, locationId }: CalendarSlot) {
  return { scheduleId, serviceId, title, start, end, timeZone: zone, locationType, locationId }
}
