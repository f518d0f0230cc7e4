import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'
import { getAvailabilityOverview } from './operations/get-availability-overview.ts'
import { listNextFree } from './operations/list-next-free.ts'
import { queryAvailability } from './operations/query-availability.ts'

export const availabilityRoutes: RoutesOf<'availability'> = {
  getAvailabilityOverview,
  listNextFree,
  queryAvailability,
  getScheduleAvailability: notBuilt,
  calculateMultiSlotAvailability: notBuilt,
  listAvailabilityTimeSlots: notBuilt,
  getAvailabilityTimeSlot: notBuilt,
  listAvailabilityTimeSlotEndOptions: notBuilt,
  listEventTimeSlots: notBuilt,
  getEventTimeSlot: notBuilt,
  explainAvailability: notBuilt,
}
