import type { Db } from '../../../db/database.ts'

/** The service that owns this schedule and is not deleted. */
export async function serviceIdOfSchedule(db: Db, siteId: string, scheduleId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('services')
    .select('id')
    .where('site_id', '=', siteId)
    .where('schedule_id', '=', scheduleId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}
