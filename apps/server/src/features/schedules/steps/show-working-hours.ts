import type { Infer, schedules } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { findWorkingHours } from '../store/working-hours.ts'

/** Returns the hours of a schedule as the API shows them. */
export async function showWorkingHours(
  db: Db,
  siteId: string,
  scheduleId: string,
): Promise<Infer<typeof schedules.WorkingHoursResponse>> {
  const workingHours = await findWorkingHours(db, siteId, scheduleId)
  return workingHours ? { workingHours } : fail('SCHEDULE_NOT_FOUND')
}
