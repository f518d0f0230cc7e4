import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

type Owner = { siteId: string; memberId: string }

/** When the address of this member's feed was made; undefined where they have none. */
export async function findFeed(db: Db, { siteId, memberId }: Owner): Promise<{ createdAt: string } | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row && { createdAt: row.created_at }
}

/** Finds the owner of the feed with this secret. */
export async function findFeedOwner(
  db: Db,
  { siteId, hash }: { siteId: string; hash: Buffer },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .executeTakeFirst()
  return row?.member_id
}

type NewFeed = { secretHash: Buffer; signInIds: readonly string[] }

/** Saves the feed, replacing an earlier one. */
export async function saveFeed(tx: Tx, { siteId, memberId }: Owner, feed: NewFeed, now: number): Promise<void> {
  const values = { secret_hash: feed.secretHash, sign_in_ids: [...feed.signInIds], created_at: new Date(now) }
  await tx
    .insertInto('calendar_feeds')
    .values({ site_id: siteId, member_id: memberId, ...values })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id']).doUpdateSet(values))
    .execute()
}

export async function deleteFeed(db: Db, { siteId, memberId }: Owner): Promise<void> {
  await db.deleteFrom('calendar_feeds').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}

/** Deletes the feeds that were made with one of these sign-ins. */
export async function deleteFeedsOfSignIns(tx: Tx, siteId: string, signInIds: readonly string[]): Promise<void> {
  await sql`delete from calendar_feeds where site_id = ${siteId} and sign_in_ids && ${[...signInIds]}::uuid[]`.execute(
    tx,
  )
}

/** Deletes the feed if it was made with this sign-in, or if that is not known. */
export async function deleteFeedOfSignIn(tx: Tx, { siteId, memberId }: Owner, signInId: string): Promise<void> {
  await sql`delete from calendar_feeds where site_id = ${siteId} and member_id = ${memberId}
    and (sign_in_ids is null or ${signInId} = any(sign_in_ids))`.execute(tx)
}
