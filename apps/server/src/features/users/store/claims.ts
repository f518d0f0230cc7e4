import { type Db, instant } from '../../../db/database.ts'

/** Replaces unused tokens. */
export async function replaceClaim(db: Db, siteId: string, hash: Buffer, now: number): Promise<void> {
  await db.deleteFrom('site_claims').where('site_id', '=', siteId).where('used_at', 'is', null).execute()
  await db
    .insertInto('site_claims')
    .values({ site_id: siteId, secret_hash: hash, created_at: new Date(now) })
    .execute()
}

/** Consumes a token made after `since`. Returns true for exactly one caller. */
export async function markClaimUsed(
  db: Db,
  { siteId, hash }: { siteId: string; hash: Buffer },
  since: number,
  now: number,
): Promise<boolean> {
  const used = await db
    .updateTable('site_claims')
    .set({ used_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .where('created_at', '>', instant(since))
    .where('used_at', 'is', null)
    .returning('site_id')
    .executeTakeFirst()
  return used !== undefined
}
