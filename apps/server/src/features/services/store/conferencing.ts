import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Finds which of these services have online sessions. */
export async function findConferencingServices(
  db: Db,
  siteId: string,
  serviceIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('services')
    .select('id')
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...new Set(serviceIds)]}::uuid[])`)
    .where(sql<boolean>`conferencing->'enabled' = 'true'`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
