import type { holds, Infer } from '@kalends/contract'

type Slot = Infer<typeof holds.HoldSlot>
type ServiceType = 'APPOINTMENT' | 'CLASS' | 'COURSE'

/** What a hold reserves: a time, seats in a class session, or seats in a course. */
export type RequestedCapacity =
  | { kind: 'time'; start: number; end: number }
  | { kind: 'session'; sessionId: string }
  | { kind: 'course'; scheduleId: string }

/** A missing or invalid field and the reason. */
export type CapacityRefusal = { field: string; why: string }

/** Each type of service is chosen in a form of its own. */
export function findRequestedCapacity(type: ServiceType, slot: Slot): RequestedCapacity | CapacityRefusal {
  switch (type) {
    case 'APPOINTMENT':
      return requestedTime(slot)
    case 'CLASS':
      if (!slot.eventId) return { field: 'slot.eventId', why: 'must name the session of the class' }
      return { kind: 'session', sessionId: slot.eventId.toLowerCase() }
    case 'COURSE':
      if (!slot.scheduleId) return { field: 'slot.scheduleId', why: 'must name the schedule of the course' }
      return { kind: 'course', scheduleId: slot.scheduleId.toLowerCase() }
  }
}

function requestedTime({ startDate, endDate }: Slot): RequestedCapacity | CapacityRefusal {
  if (!startDate) return { field: 'slot.startDate', why: 'must say when the appointment starts' }
  if (!endDate) return { field: 'slot.endDate', why: 'must say when the appointment ends' }
  const start = Date.parse(startDate)
  const end = Date.parse(endDate)
  return start < end ? { kind: 'time', start, end } : { field: 'slot.endDate', why: 'must lie after the start' }
}
