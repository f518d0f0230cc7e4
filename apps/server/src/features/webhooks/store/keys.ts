import type { Selectable } from 'kysely'
import type { Database, Db } from '../../../db/database.ts'

export type KeyRow = Selectable<Database['webhook_keys']>

export function findKey(db: Db, siteId: string): Promise<KeyRow | undefined> {
  return db.selectFrom('webhook_keys').selectAll().where('site_id', '=', siteId).executeTakeFirst()
}

/** Inserts the key of a business unless it has one. */
export async function insertKey(
  db: Db,
  key: { siteId: string; id: string; privateKey: Buffer; publicKey: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('webhook_keys')
    .values({
      site_id: key.siteId,
      id: key.id,
      private_key: key.privateKey,
      public_key: key.publicKey,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('site_id').doNothing())
    .execute()
}
