import type { Db, Tx } from '../../db/database.ts'

export async function insertCategory(
  tx: Tx,
  siteId: string,
  { id, name, sortOrder }: { id: string; name: string; sortOrder: number },
  now: number,
): Promise<void> {
  const times = { created_at: new Date(now), updated_at: new Date(now) }
  await tx
    .insertInto('categories')
    .values({ site_id: siteId, id, name, sort_order: sortOrder, ...times })
    .execute()
}

export async function categoryExists(db: Db, siteId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('categories')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
