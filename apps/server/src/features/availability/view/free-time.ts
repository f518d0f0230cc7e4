import { instantToLocal } from '@kalends/availability'
import type { availabilityOwn, Infer } from '@kalends/contract'
import type { FreeTime } from '../rules/free-times.ts'

export type FreeTimeView = Infer<typeof availabilityOwn.FreeTime>

/** Returns a bookable time with its wall time in the requested zone. */
export function freeTimeView({ start, end, resourceIds, locationId }: FreeTime, zone: string): FreeTimeView {
  return {
    startDate: new Date(start).toISOString(),
    endDate: new Date(end).toISOString(),
    localStartDate: instantToLocal(start, zone),
    resourceId: resourceIds[0] ?? null,
    resourceIds: resourceIds.slice(0, 250),
    locationId,
  }
}
