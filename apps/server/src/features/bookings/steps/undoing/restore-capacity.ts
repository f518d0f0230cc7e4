import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { lockLocations } from '../../../business/index.ts'
import { findResources } from '../../../resources/index.ts'
import { findSession, lockAllSeats, lockResources, restoreCancelledSession } from '../../../schedules/index.ts'
import { takesTime, wasPromised } from '../../rules/status.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { enterAnswered } from '../intake/enter-answered.ts'
import { bookedResource } from '../placing/booked-resource.ts'
import { loadBookedService } from '../placing/load-booked-service.ts'
import { leaveSeats, seatScope } from '../placing/seats.ts'
import { bookedSessions } from '../rescheduling/booked-sessions.ts'

/**
 * Restores the slot or seats a locked booking had before a change, if they are still free. A deliberate overlap may be
 * restored as well. Throws NOTHING_TO_UNDO for an appointment with somebody or at a location that is gone; a session goes on
 * without them.
 */
export async function restoreCapacity(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  earlier: BookingRow,
): Promise<BookingChanges> {
  const inSeats = seatScope(earlier) !== null
  const own = inSeats ? await leaveSession(context, tx, booking, earlier) : 0
  // A booking that was never confirmed occupies nothing, but its session must still exist.
  if (!wasPromised(earlier.status) && !wasPromised(booking.status)) return {}
  const service = await loadBookedService(tx, booking)
  if (!inSeats) await restoreSession(context, tx, booking, earlier)
  const entered = await enterAnswered(context, tx, { ...earlier, seats_taken: own }, service, {
    onConflict: earlier.double_booked ? 'mark' : 'refuse',
    takesTime: takesTime(earlier.status, service.onlineBooking.allowMultipleRequests),
  })
  if (!entered) return fail(conflictCode(earlier))
  const { changes, conflict } = entered
  // The earlier resources are restored with the columns.
  const columns = inSeats ? { ...changes, ...(await withoutDeleted(tx, earlier)) } : {}
  return { ...columns, double_booked: conflict }
}

/** Leaves those who are deleted out of a class or course booking. */
async function withoutDeleted(tx: Tx, { site_id: siteId, resource_ids: ids }: BookingRow): Promise<BookingChanges> {
  const deleted = await findDeleted(tx, siteId, ids)
  if (deleted.length === 0) return {}
  const left = ids.filter((id) => !deleted.includes(id))
  const [leader = null] = left
  const resource = leader === null ? null : await bookedResource(tx, siteId, leader, false)
  return { resource_ids: left, resource_id: leader, resource }
}

async function findDeleted(tx: Tx, siteId: string, ids: readonly string[]): Promise<string[]> {
  const resources = ids.length > 0 ? await findResources(tx, siteId, ids) : []
  return resources.filter(({ deleted }) => deleted).map(({ id }) => id)
}

/** Leaves the current class session; locks both sessions in id order. Returns the seats that stay taken. */
async function leaveSession(context: Context, tx: Tx, booking: BookingRow, earlier: BookingRow): Promise<number> {
  const now = context.clock.now()
  const scopes = [seatScope(booking), seatScope(earlier)].filter((id) => id !== null)
  await lockAllSeats(tx, booking.site_id, scopes, now)
  if (!(await stillTakesCapacity(tx, earlier))) return fail('SLOT_NOT_AVAILABLE')
  if (seatScope(booking) === seatScope(earlier)) return booking.seats_taken
  await leaveSeats(tx, booking, now)
  return 0
}

/** Returns true if the course has future sessions, or the class session still exists at its earlier time. */
async function stillTakesCapacity(tx: Tx, earlier: BookingRow): Promise<boolean> {
  if (earlier.tag === 'COURSE') return (await bookedSessions(tx, earlier)).length > 0
  const session = earlier.session_id ? await findSession(tx, earlier.site_id, earlier.session_id) : undefined
  const sameTime = session !== undefined && Date.parse(session.starts_at) === Date.parse(earlier.starts_at ?? '')
  return sameTime && session.status === 'CONFIRMED'
}

/** Restores the appointment's session at its earlier time. */
async function restoreSession(context: Context, tx: Tx, booking: BookingRow, earlier: BookingRow): Promise<void> {
  await lockResources(tx, booking.site_id, [...new Set([...booking.resource_ids, ...earlier.resource_ids])])
  await requireExisting(tx, earlier)
  if (earlier.session_id === null || earlier.starts_at === null || earlier.ends_at === null) return
  const { location_type: locationType, location_id: locationId, time_zone: timeZone } = earlier
  const to = {
    start: Date.parse(earlier.starts_at),
    end: Date.parse(earlier.ends_at),
    timeZone,
    locationType,
    locationId,
  }
  await restoreCancelledSession(tx, booking.site_id, earlier.session_id, to, context.clock.now())
}

/** Refuses to restore an appointment with somebody who is deleted, or at a location that is archived. */
async function requireExisting(tx: Tx, { site_id: siteId, resource_ids: ids, location_id }: BookingRow): Promise<void> {
  if ((await findDeleted(tx, siteId, ids)).length > 0) {
    return fail('NOTHING_TO_UNDO', { description: 'Who or what was booked is deleted: book anew instead.' })
  }
  const locations = location_id ? await lockLocations(tx, siteId, [location_id]) : []
  if (locations.some(({ archived_at }) => archived_at !== null)) {
    return fail('NOTHING_TO_UNDO', { description: 'The location is archived: book anew instead.' })
  }
}

function conflictCode({ tag }: BookingRow) {
  if (tag === 'COURSE') return 'SCHEDULE_CAPACITY_EXCEEDED'
  return tag === 'GROUP' ? 'SESSION_CAPACITY_EXCEEDED' : 'SLOT_NOT_AVAILABLE'
}
