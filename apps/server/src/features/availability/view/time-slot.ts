import {
  earliestBookingAt,
  HOUR,
  instantToLocal,
  isDayStart,
  type PolicyWindows,
  toLocalDay,
} from '@kalends/availability'
import type { timeSlots } from '@kalends/contract'
import type { SlotLocation } from '../rules/offered-locations.ts'
import { collectViolations } from '../rules/refusal-code.ts'
import { slotLocationTypes } from '../rules/slot-labels.ts'

type TimeSlot = timeSlots.TimeSlot

/** An appointment slot with free resources by type, as requested. */
export type SlotShown = {
  offer: { service: { id: string; scheduleId: string }; location: SlotLocation }
  start: number
  end: number
  flags: number
  free: boolean
  policy: PolicyWindows
  /** Between two starts of the grid, where customers cannot book. */
  offGrid?: boolean
  availableResources: timeSlots.AvailableResources[]
}

export function timeSlotView({ offer, start, end, flags, free, policy, ...more }: SlotShown, zone: string): TimeSlot {
  const { service, location } = offer
  const capacity = free ? 1 : 0
  const bookable = free && flags === 0 && more.offGrid !== true
  return {
    serviceId: service.id,
    ...localTimes(start, end, zone),
    bookable,
    location: slotLocation(location),
    totalCapacity: 1,
    remainingCapacity: capacity,
    bookableCapacity: capacity,
    bookingPolicyViolations: shownViolations(flags, policy, start),
    availableResources: more.availableResources,
    nestedTimeSlots: [],
    ...(bookable ? {} : { nonBookableReasons: unavailableReasons({ noneLeft: !free, flags }) }),
    scheduleId: service.scheduleId,
  }
}

/** No local day is shorter. */
const shortestDay = 20 * HOUR

/** Returns wall times in the requested zone; whole days run from midnight to midnight. */
export function localTimes(start: number, end: number, zone: string) {
  const allDay = end - start > shortestDay && isDayStart(start, zone) && isDayStart(end, zone)
  // Also where clocks skip the midnight of that day.
  const local = (at: number) => (allDay ? `${toLocalDay(at, zone)}T00:00:00` : instantToLocal(at, zone))
  return { localStartDate: local(start), localEndDate: local(end), allDay }
}

export function slotLocation({ type, locationId, name, formattedAddress }: SlotLocation): timeSlots.Location {
  return {
    ...(locationId === null ? {} : { id: locationId }),
    ...(name === null ? {} : { name }),
    ...(formattedAddress ? { formattedAddress } : {}),
    locationType: slotLocationTypes[type],
  }
}

/** Returns policy violations, with the day on which booking opens if it is too early. */
export function shownViolations(flags: number, policy: PolicyWindows, start: number) {
  const violations = collectViolations(flags)
  const opensAt = violations.tooEarlyToBook ? earliestBookingAt(policy, start) : null
  return { ...violations, ...(opensAt === null ? {} : { earliestBookingDate: new Date(opensAt).toISOString() }) }
}

/** Why it cannot be booked. */
export function unavailableReasons(why: { noneLeft: boolean; flags: number; reserved?: boolean; cancelled?: boolean }) {
  return {
    noRemainingCapacity: why.noneLeft,
    violatesBookingPolicy: why.flags !== 0,
    reservedForWaitingList: why.reserved === true,
    eventCancelled: why.cancelled === true,
  }
}
