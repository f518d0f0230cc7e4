import type { services } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'

/** What the calendar shows of a service. */
export type ServiceFace = {
  id: string
  type: services.ServiceType
  name: string
  color: string
  scheduleId: string
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
}

/** All services of a business, deleted ones too, by id: one narrow statement. */
export async function findServiceFaces(db: Db, siteId: string): Promise<Map<string, ServiceFace>> {
  const rows = await db
    .selectFrom('services')
    .select(['id', 'type', 'name', 'color', 'schedule_id as scheduleId'])
    .select(['buffer_before_minutes as bufferBeforeMinutes', 'buffer_after_minutes as bufferAfterMinutes'])
    .where('site_id', '=', siteId)
    .execute()
  return new Map(rows.map((row) => [row.id, row as ServiceFace]))
}
