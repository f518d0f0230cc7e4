import type { FieldViolation } from '@kalends/contract'
import type { Tx } from '../../../db/database.ts'
import { refuseFields } from '../../../refusal.ts'
import { findLocations } from '../../business/index.ts'
import { scheduleKind } from '../../schedules/index.ts'
import { fault, readLocationIds, readWorkingHoursScheduleId, type WrittenResource } from '../rules/written-resource.ts'

/** Throws if locations or hours do not belong to the business. A resource's own hours are in its own schedule. */
export async function checkReferences(
  tx: Tx,
  siteId: string,
  written: WrittenResource,
  { at, ownScheduleId, storedScheduleId }: { at: string; ownScheduleId?: string; storedScheduleId?: string | null },
): Promise<void> {
  const faults: FieldViolation[] = []
  const wanted = readLocationIds(written)
  const known = wanted.length === 0 ? [] : await findLocations(tx, siteId, wanted)
  if (known.length < wanted.length) {
    const field = `${at}.locationOptions.specificLocationOptions.businessLocations`
    faults.push(fault(field, 'RESOURCE_LOCATION_NOT_FOUND', 'is an unknown location'))
  }
  const hours = readWorkingHoursScheduleId(written)
  if (hours !== null && hours !== ownScheduleId && hours !== storedScheduleId) {
    const kind = await scheduleKind(tx, siteId, hours)
    const field = `${at}.workingHoursSchedules.values[0].scheduleId`
    if (kind !== 'BUSINESS' && kind !== 'LOCATION') {
      faults.push(fault(field, 'RESOURCE_SCHEDULE_NOT_FOUND', 'is neither its own schedule nor one of the business'))
    }
  }
  refuseFaults(faults)
}

export function refuseFaults(faults: readonly FieldViolation[]): void {
  if (faults.length > 0) refuseFields(faults)
}
