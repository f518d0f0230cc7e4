import type { services } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'

/** What the calendar shows of a service, but for its colour. */
export type FaceRow = {
  id: string
  type: services.ServiceType
  name: string
  scheduleId: string
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
}

/** All services of a business, deleted ones too: one narrow statement. */
export async function listFaceRows(db: Db, siteId: string): Promise<FaceRow[]> {
  const rows = await db
    .selectFrom('services')
    .select(['id', 'type', 'name', 'schedule_id as scheduleId'])
    .select(['buffer_before_minutes as bufferBeforeMinutes', 'buffer_after_minutes as bufferAfterMinutes'])
    .where('site_id', '=', siteId)
    .execute()
  return rows as FaceRow[]
}
