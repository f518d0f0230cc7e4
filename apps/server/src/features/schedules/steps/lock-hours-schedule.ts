import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { locationsExist, lockSchedule } from '../store/working-hours.ts'

/** Locks the schedule that stores the hours and returns its id. Locations named must belong to the business. */
export async function lockHoursSchedule(
  tx: Tx,
  siteId: string,
  scheduleId: string,
  entries: readonly { locationId?: string | null }[],
): Promise<string> {
  const savedIn = (await lockSchedule(tx, siteId, scheduleId)) ?? fail('SCHEDULE_NOT_FOUND')
  const named = new Set(entries.flatMap(({ locationId }) => locationId?.toLowerCase() ?? []))
  if (!(await locationsExist(tx, siteId, [...named]))) fail('LOCATION_NOT_FOUND')
  return savedIn
}
