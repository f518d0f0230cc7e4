import { type Db, instant, type Tx } from '../../../db/database.ts'

type Key = { siteId: string; hash: Buffer }

/** Saves a person's link in the place of the one before. */
export async function savePasswordLink(
  tx: Tx,
  { siteId, hash, userId, expiresAt }: Key & { userId: string; expiresAt: number },
  now: number,
): Promise<void> {
  const link = { site_id: siteId, secret_hash: hash, created_at: new Date(now), expires_at: new Date(expiresAt) }
  await tx
    .insertInto('staff_password_links')
    .values({ user_id: userId, ...link })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(link))
    .execute()
}

/** Uses a link up; undefined for one that is used, expired or unknown. */
export async function takePasswordLink(
  tx: Tx,
  { siteId, hash }: Key,
  now: number,
): Promise<{ userId: string } | undefined> {
  const row = await tx
    .deleteFrom('staff_password_links')
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .where('expires_at', '>', instant(now))
    .returning('user_id')
    .executeTakeFirst()
  return row && { userId: row.user_id }
}

/** A person's link stops working. */
export async function deletePasswordLink(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('staff_password_links').where('user_id', '=', userId).execute()
}

export async function deleteExpiredPasswordLinks(db: Db, now: number): Promise<void> {
  await db.deleteFrom('staff_password_links').where('expires_at', '<=', instant(now)).execute()
}
