import { isVisitFree, MINUTE, type VisitList } from '@kalends/availability'
import type { availability, services } from '@kalends/contract'
import type { SlotLocation } from '../rules/offered-locations.ts'
import { policyViolations } from '../rules/policy-violations.ts'
import { entryLocation } from './entries.ts'

/** One part of a visit: its service, and the resources behind the columns of the list. */
type Part = {
  offer: { service: { id: string; scheduleId: string; policy: services.BookingPolicy }; location: SlotLocation }
  names: readonly { id: string; name: string; scheduleId: string }[]
  input: { rules: { durationMinutes: number } }
}

/** A visit as one entry from the first start to the last end, its parts back to back inside. */
export function visitView(
  visits: VisitList,
  i: number,
  availabilityContexts: readonly Part[],
  timezone: string,
): availability.SlotAvailability {
  const start = visits.starts[i] as number
  const flags = visits.flags[i] as number
  const free = isVisitFree(visits, i)
  const location = availabilityContexts[0]?.offer.location
  return {
    slot: {
      // The parts have services and schedules, the visit as a whole has none.
      serviceId: '',
      scheduleId: '',
      timezone,
      startDate: iso(start),
      endDate: iso(start + visits.duration),
      ...(location ? { location: entryLocation(location) } : {}),
    },
    bookable: free && flags === 0,
    totalSpots: 1,
    openSpots: free ? 1 : 0,
    bookingPolicyViolations: policyViolations(
      flags,
      availabilityContexts.map(({ offer }) => offer.service.policy),
    ),
    locked: false,
    isFromV2: false,
    nestedSlots: availabilityContexts.map((availabilityContext, part) =>
      partView(visits, i, availabilityContext, part),
    ),
  }
}

/** None is free: the part names the first candidate, as single entries do. */
function partView(
  visits: VisitList,
  i: number,
  { offer, names, input }: Part,
  part: number,
): availability.NestedTimeSlot {
  const start = (visits.starts[i] as number) + (visits.offsets[part] as number)
  const resource = names[Math.max(0, visits.firstFree[part]?.[i] ?? 0)]
  return {
    serviceId: offer.service.id,
    scheduleId: offer.service.scheduleId,
    start: iso(start),
    end: iso(start + input.rules.durationMinutes * MINUTE),
    ...(resource ? { resource: { id: resource.id, name: resource.name, scheduleId: resource.scheduleId } } : {}),
  }
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
