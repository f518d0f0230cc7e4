import type { RoutesOf } from '../../operation.ts'
import { calculateMultiSlotAvailability } from './operations/calculate-multi-slot-availability.ts'
import { explainAvailability } from './operations/explain-availability.ts'
import { getAvailabilityOverview } from './operations/get-availability-overview.ts'
import { getAvailabilityTimeSlot } from './operations/get-availability-time-slot.ts'
import { getEventTimeSlot } from './operations/get-event-time-slot.ts'
import { getScheduleAvailability } from './operations/get-schedule-availability.ts'
import { listAvailabilityTimeSlotEndOptions } from './operations/list-availability-time-slot-end-options.ts'
import { listAvailabilityTimeSlots } from './operations/list-availability-time-slots.ts'
import { listEventTimeSlots } from './operations/list-event-time-slots.ts'
import { listNextFree } from './operations/list-next-free.ts'
import { queryAvailability } from './operations/query-availability.ts'

export const availabilityRoutes: RoutesOf<'availability'> = {
  getAvailabilityOverview,
  listNextFree,
  queryAvailability,
  getScheduleAvailability,
  calculateMultiSlotAvailability,
  listAvailabilityTimeSlots,
  getAvailabilityTimeSlot,
  listAvailabilityTimeSlotEndOptions,
  listEventTimeSlots,
  getEventTimeSlot,
  explainAvailability,
}
