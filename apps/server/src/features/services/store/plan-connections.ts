import type { Db } from '../../../db/database.ts'

/** Returns the ids of plans connected to a service; none for an unknown service or one in the trash. */
export async function findPlanIdsOfService(db: Db, siteId: string, serviceId: string): Promise<string[]> {
  const row = await db
    .selectFrom('services')
    .select('pricing_plan_ids')
    .where('site_id', '=', siteId)
    .where('id', '=', serviceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.pricing_plan_ids ?? []
}

/** Returns those of these ids that are no service of the site, in the given order. */
export async function findUnknownServices(db: Db, siteId: string, serviceIds: readonly string[]): Promise<string[]> {
  if (serviceIds.length === 0) return []
  const rows = await db
    .selectFrom('services')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...serviceIds])
    .where('deleted_at', 'is', null)
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return serviceIds.filter((id) => !known.has(id))
}
