import type { SessionVerdict } from '@kalends/availability'
import type { eventTimeSlots, timeSlots } from '@kalends/contract'
import { oneLineAddress } from '../../business/index.ts'
import { toEnginePolicy } from '../../policies/index.ts'
import type { BookableService } from '../../services/index.ts'
import type { SlotLocation } from '../rules/offered-locations.ts'
import { collectViolations } from '../rules/refusal-code.ts'
import type { ClassSession } from '../store/class-sessions.ts'
import { localTimes, shownViolations, slotLocation, unavailableReasons } from './time-slot.ts'

/** A session with its service and the verdict on its seats. */
export type JudgedSession = { session: ClassSession; service: BookableService; verdict: SessionVerdict }

/** Returns true if the slot can be booked. Course sessions cannot: a course is booked through its schedule. */
export function isSlotBookable({ session, verdict }: JudgedSession): boolean {
  return session.type === 'CLASS' && verdict.bookable
}

export function eventSlotView(judged: JudgedSession, zone: string): timeSlots.TimeSlot {
  const { session, service, verdict } = judged
  const { start, end, seats, cancelled } = session
  const bookable = isSlotBookable(judged)
  const isAway = verdict.rules.some((rule) => rule === 'NO_RESOURCE' || rule === 'LOCATION_CLOSED')
  const noneLeft = !cancelled && !isAway && verdict.remaining === 0
  const why = { noneLeft, flags: verdict.flags, reserved: verdict.locked }
  return {
    serviceId: service.id,
    ...localTimes(start, end, zone),
    bookable,
    location: slotLocation(findSessionLocation(session, service)),
    eventInfo: { eventId: session.id, eventTitle: session.title || service.name, ...waitingListView(judged) },
    totalCapacity: seats.capacity,
    remainingCapacity: verdict.remaining,
    bookableCapacity: verdict.open,
    bookingPolicyViolations: shownViolations(verdict.flags, toEnginePolicy(service.policy).windows, start),
    availableResources: resourcesView(session),
    nestedTimeSlots: [],
    ...(bookable ? {} : { nonBookableReasons: unavailableReasons({ ...why, cancelled }) }),
    scheduleId: session.scheduleId,
  }
}

/** Returns data of the session's schedule: for a course, whether it takes bookings and when it runs. */
export function scheduleInfoView({ session, service, verdict }: JudgedSession): eventTimeSlots.ScheduleInfo {
  const info = { serviceId: service.id, scheduleId: session.scheduleId }
  const [first] = session.course ?? []
  const last = session.course?.at(-1)
  if (!first || !last) return info
  return {
    ...info,
    enrollmentViolations: collectViolations(verdict.flags),
    firstSessionStart: new Date(first.start).toISOString(),
    lastSessionEnd: new Date(last.end).toISOString(),
  }
}

function waitingListView({ session, service }: JudgedSession) {
  const { enabled, capacity } = service.policy.waitlistPolicy ?? {}
  if (!enabled || session.type !== 'CLASS') return {}
  const total = capacity ?? 0
  return { waitingList: { totalCapacity: total, remainingCapacity: Math.max(0, total - session.waiting) } }
}

/** Returns the session's own location, otherwise the first of its service. */
export function findSessionLocation(
  { locationType, location, timeZone }: ClassSession,
  { locations }: BookableService,
): SlotLocation {
  const [first] = locations
  if (location) {
    const { id, name, formattedAddress } = location
    return { type: 'OWNER_BUSINESS', locationId: id, name, formattedAddress, zone: timeZone }
  }
  const elsewhere = { locationId: null, name: null, zone: timeZone }
  if (locationType === null && first?.type === 'BUSINESS') {
    const { locationId, name } = first
    return { type: 'OWNER_BUSINESS', locationId, name, formattedAddress: null, zone: timeZone }
  }
  const formattedAddress = first?.address ? oneLineAddress(first.address) : null
  return { ...elsewhere, type: 'OWNER_CUSTOM', formattedAddress }
}

/** Who is still to be named is a resource that is required, without a name. */
function resourcesView({ resources, typeToBeNamed }: ClassSession): timeSlots.AvailableResources[] {
  const byType = Map.groupBy(resources, ({ typeId }) => typeId)
  const named = [...byType].flatMap(([resourceTypeId, some]) =>
    resourceTypeId === null
      ? []
      : [
          {
            resourceTypeId,
            resources: some.map(({ id, name }) => ({ id, name })),
            numberOfResourcesRequired: some.length,
            hasMoreAvailableResources: false,
          },
        ],
  )
  if (typeToBeNamed === null || byType.has(typeToBeNamed)) return named
  const open = { resources: [], numberOfResourcesRequired: 1, hasMoreAvailableResources: false }
  return [...named, { resourceTypeId: typeToBeNamed, ...open }]
}
