import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { RateLimit } from './rules/rate-limit.ts'

/** Staff sign in to the installation, so their attempts are counted across sites. */
const everySite = '00000000-0000-0000-0000-000000000000'

/** Counts a hit and starts a new window after the last one has expired. One statement, so concurrent hits all count. */
export async function countHit(
  db: Db,
  { key, limit, windowMs }: RateLimit,
  now: number,
): Promise<{ hits: number; windowStartedAt: number }> {
  const expired = sql<boolean>`rate_limits.window_started_at <= ${new Date(now - windowMs)}`
  const row = await db
    .insertInto('rate_limits')
    .values({ site_id: everySite, key, window_started_at: new Date(now), hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'key']).doUpdateSet({
        hits: sql<number>`case when ${expired} then 1 else least(rate_limits.hits, ${limit}) + 1 end`,
        window_started_at: sql<string>`case when ${expired} then excluded.window_started_at else rate_limits.window_started_at end`,
      }),
    )
    .returning(['hits', 'window_started_at'])
    .executeTakeFirstOrThrow()
  return { hits: row.hits, windowStartedAt: Date.parse(row.window_started_at) }
}

/** Deletes all hits of a key. */
export async function clearHits(db: Db, { key }: RateLimit): Promise<void> {
  await db.deleteFrom('rate_limits').where('site_id', '=', everySite).where('key', '=', key).execute()
}

/** Takes one try back. */
export async function undoHit(db: Db, { key }: RateLimit): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ hits: sql<number>`greatest(hits - 1, 0)` })
    .where('site_id', '=', everySite)
    .where('key', '=', key)
    .execute()
}

/** Deletes counters of windows that started before this instant. */
export async function deleteOldHits(db: Db, before: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_started_at', '<', new Date(before).toISOString()).execute()
}
