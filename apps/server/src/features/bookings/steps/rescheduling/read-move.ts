import { MINUTE } from '@kalends/availability'
import type { bookings } from '@kalends/contract'
import { fail } from '../../../../refusal.ts'
import type { LocationType } from '../../../availability/index.ts'
import { type SlotTimes, slotTimes } from '../../rules/slot-times.ts'
import type { BookingRow } from '../../store/rows.ts'

/** Target of a move; fields left out stay as they are. Instants are epoch milliseconds. */
export type RequestedSlot = {
  start: number
  end: number
  /** The class session; null for an appointment. */
  sessionId: string | null
  /** Null: the current one if free, otherwise any. */
  resourceId: string | null
  locationId: string | null
  locationType: LocationType | null
}

// A month: the longest an appointment can be.
const longest = 31 * 1440 * MINUTE

/** Reads the slot of a move against the booking as it is. */
export function readMove(booking: BookingRow, slot: bookings.V2Slot): RequestedSlot {
  if (slot.serviceId && slot.serviceId.toLowerCase() !== booking.service_id) return fail('VALIDATION_FAILURE')
  if (slot.scheduleId && slot.scheduleId.toLowerCase() !== booking.schedule_id) return fail('FAILED_RESOLVING_SCHEDULE')
  return booking.tag === 'GROUP' ? readSession(booking, slot) : readTimes(booking, slot)
}

/** Returns true if time, resource and location stay the same. */
export function isSameSlot(booking: BookingRow, wanted: RequestedSlot): boolean {
  if (booking.tag === 'GROUP') return wanted.sessionId === booking.session_id
  return (
    wanted.start === requireInstant(booking.starts_at) &&
    wanted.end === requireInstant(booking.ends_at) &&
    (wanted.resourceId === null || wanted.resourceId === booking.resource_id) &&
    wanted.locationId === booking.location_id &&
    wanted.locationType === booking.location_type
  )
}

/** Reads the class session: the event alone decides, times sent with it are ignored. */
function readSession(booking: BookingRow, { eventId, sessionId }: bookings.V2Slot): RequestedSlot {
  const wanted = (eventId ?? sessionId)?.toLowerCase()
  if (!wanted) return fail('VALIDATION_FAILURE')
  const target = { resourceId: null, locationId: null, locationType: null, sessionId: wanted }
  return { ...target, start: requireInstant(booking.starts_at), end: requireInstant(booking.ends_at) }
}

function readTimes(booking: BookingRow, slot: bookings.V2Slot): RequestedSlot {
  const times = toTimes(booking, slot)
  if (typeof times === 'string') return fail(times)
  if (times.end - times.start > longest) return fail('VALIDATION_FAILURE')
  const { id, locationType: sent } = slot.location ?? {}
  const locationType = sent && sent !== 'UNDEFINED' ? sent : (booking.location_type as LocationType | null)
  const sameType = locationType === booking.location_type
  return {
    start: times.start,
    end: times.end,
    sessionId: null,
    locationType,
    resourceId: slot.resource?.id?.toLowerCase() ?? null,
    locationId: id?.toLowerCase() ?? (sameType ? booking.location_id : null),
  }
}

/** Resolves start and end. Only a start keeps the duration; only an end changes it. */
function toTimes(booking: BookingRow, { startDate, endDate, timezone }: bookings.V2Slot) {
  const start = requireInstant(booking.starts_at)
  const end = requireInstant(booking.ends_at)
  const written = {
    startDate: startDate ?? new Date(start).toISOString(),
    endDate: endDate ?? new Date(end).toISOString(),
    timezone,
  }
  if (!startDate || endDate) return slotTimes(written, booking.time_zone)
  const begun = slotTimes({ ...written, endDate: '2999-12-31T00:00:00Z' }, booking.time_zone)
  return typeof begun === 'string' ? begun : ({ ...begun, end: begun.start + end - start } satisfies SlotTimes)
}

function requireInstant(instant: string | null): number {
  return instant === null ? 0 : Date.parse(instant)
}
