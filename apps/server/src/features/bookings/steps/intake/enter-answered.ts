import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { findCandidates, type LocationType, toGender } from '../../../availability/index.ts'
import { lockHoldOfBooking } from '../../../holds/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { findGenderPreference } from '../../rules/resource-choice.ts'
import type { BookingChanges, BookingRow } from '../../store/rows.ts'
import { enterHeld } from '../paying/enter-held.ts'
import { bookedResource } from '../placing/booked-resource.ts'
import { type CalendarSlot, type Entering, enterCalendar } from '../placing/enter-calendar.ts'
import { enterSeats, seatScope } from '../placing/seats.ts'

/** Changes to a booking that enters the calendar. */
export type Entered = { conflict: boolean; changes: BookingChanges }

/**
 * Enters an existing, locked booking into the calendar, or gives it the time or seats it only requested. Keeps the
 * booking's resource; without one, assigns the first free candidate. A hold of its own becomes its time or seats.
 * Undefined on a refused conflict.
 */
export async function enterAnswered(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  service: BookableService,
  how: Omit<Entering, 'groups'>,
): Promise<Entered | undefined> {
  const hold = booking.status === 'CREATED' ? await lockHoldOfBooking(tx, booking.site_id, booking.id) : undefined
  const { takesTime } = how
  const held = hold && (await enterHeld(context, tx, { booking, hold, slot: toCalendarSlot(booking), takesTime }))
  if (held) return { conflict: false, changes: held }
  const scopeId = seatScope(booking)
  if (scopeId !== null) return answerSeats(context, tx, booking, scopeId, how)
  const groups = await findCandidateGroups(tx, booking, service)
  const entry = await enterCalendar(context, tx, toCalendarSlot(booking), { ...how, groups })
  if (!entry) return undefined
  const { sessionId, resourceIds, conflict } = entry
  const [primary] = resourceIds
  const assigned = primary && primary !== booking.resource_id
  return {
    conflict,
    changes: {
      session_id: sessionId,
      resource_ids: resourceIds,
      resource_id: primary ?? booking.resource_id,
      ...(assigned ? { resource: await bookedResource(tx, booking.site_id, primary, false) } : {}),
    },
  }
}

/** Takes the seats of a class or course booking. */
async function answerSeats(
  context: Context,
  tx: Tx,
  { site_id: siteId, total_participants: participants, seats_taken: own }: BookingRow,
  scopeId: string,
  { onConflict, takesTime: takesSeats }: Omit<Entering, 'groups'>,
): Promise<Entered | undefined> {
  const wanted = { siteId, scopeId, participants, own, now: context.clock.now() }
  const entry = await enterSeats(tx, wanted, { onConflict, takesSeats })
  return entry && { conflict: entry.conflict, changes: { seats_taken: entry.seatsTaken } }
}

/** Returns the candidates by group. Resources that are in the calendar with the booking already stay. */
async function findCandidateGroups(tx: Tx, booking: BookingRow, service: BookableService): Promise<string[][]> {
  if (booking.session_id !== null && booking.resource_ids.length > 0) return booking.resource_ids.map((id) => [id])
  const candidates = await findCandidates(tx, {
    siteId: booking.site_id,
    service,
    resourceId: booking.resource_id,
    locationId: booking.location_id,
    gender: booking.resource_id ? undefined : toGender(findGenderPreference(booking.resource_selections)),
    ...(booking.location_type ? { locationType: booking.location_type as LocationType } : {}),
  })
  if (candidates.ok) return candidates.groups
  // The service no longer offers this person or location: the agreed one remains.
  return [booking.resource_id ? [booking.resource_id] : service.staffResourceIds]
}

function toCalendarSlot(row: BookingRow): CalendarSlot {
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
