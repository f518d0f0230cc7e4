import type { Infer, schedules } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findWorkingHours } from '../store/working-hours.ts'

export const getWorkingHours: Operation<'getWorkingHours'> = async ({ input, actor }, { db }) =>
  showWorkingHours(db, actor.siteId, input.scheduleId)

/** Returns the hours of a schedule in their API shape. */
export async function showWorkingHours(
  db: Db,
  siteId: string,
  scheduleId: string,
): Promise<Infer<typeof schedules.WorkingHoursResponse>> {
  const workingHours = await findWorkingHours(db, siteId, scheduleId)
  return workingHours ? { workingHours } : fail('SCHEDULE_NOT_FOUND')
}
