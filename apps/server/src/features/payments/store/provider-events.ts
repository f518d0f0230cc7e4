import { type Db, instant } from '../../../db/database.ts'

/** Returns true if the event was handled before. */
export async function hasProviderEvent(
  db: Db,
  siteId: string,
  { provider, id }: { provider: string; id: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('provider_events')
    .select('id')
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertProviderEvent(
  db: Db,
  siteId: string,
  event: { provider: string; id: string; type: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('provider_events')
    .values({ site_id: siteId, ...event, received_at: instant(now) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteOldProviderEvents(db: Db, before: number): Promise<void> {
  await db.deleteFrom('provider_events').where('received_at', '<', instant(before)).execute()
}
