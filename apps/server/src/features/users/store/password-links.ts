import { type Db, instant, type Tx } from '../../../db/database.ts'

type Key = { siteId: string; hash: Buffer }

export async function insertPasswordLink(
  tx: Tx,
  { siteId, hash, userId, expiresAt }: Key & { userId: string; expiresAt: number },
  now: number,
): Promise<void> {
  await tx
    .insertInto('staff_password_links')
    .values({
      user_id: userId,
      site_id: siteId,
      secret_hash: hash,
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .execute()
}

/**
 * Consumes a link and deletes the person's others; undefined if used, expired or unknown. One statement, so of two
 * links used concurrently one is refused.
 */
export async function takePasswordLink(
  tx: Tx,
  { siteId, hash }: Key,
  now: number,
): Promise<{ userId: string } | undefined> {
  const deleted = await tx
    .deleteFrom('staff_password_links')
    .where('user_id', '=', (links) =>
      links
        .selectFrom('staff_password_links')
        .select('user_id')
        .where('site_id', '=', siteId)
        .where('secret_hash', '=', hash)
        .where('expires_at', '>', instant(now)),
    )
    .returning(['user_id', 'secret_hash'])
    .execute()
  const used = deleted.find(({ secret_hash }) => secret_hash.equals(hash))
  return used && { userId: used.user_id }
}

/** Deletes a person's links. */
export async function deletePasswordLinks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('staff_password_links').where('user_id', '=', userId).execute()
}

export async function deleteExpiredPasswordLinks(db: Db, now: number): Promise<void> {
  await db.deleteFrom('staff_password_links').where('expires_at', '<=', instant(now)).execute()
}
