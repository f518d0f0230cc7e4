import { sql } from 'kysely'
import { type Db, instant } from '../../../db/database.ts'
import type { BookingKey } from './retention.ts'

/**
 * Lists requests that nobody answered before they began. One that was made after the beginning, as for a course that has
 * begun, counts from its end.
 */
export async function listUnanswered(
  db: Db,
  { now, after, limit }: { now: number; after: string; limit: number },
): Promise<BookingKey[]> {
  return db
    .selectFrom('bookings as b')
    .select(['b.site_id as siteId', 'b.id as bookingId'])
    .where('b.status', '=', 'PENDING')
    .where('b.starts_at', '<=', instant(now))
    .where(sql<boolean>`${begins} <= ${instant(now)} and (b.created_at < ${begins} or b.ends_at <= ${instant(now)})`)
    .where('b.id', '>', after)
    .orderBy('b.id')
    .limit(limit)
    .execute()
}

/** When it begins for its customer, who may have joined a course late. */
const begins = sql`coalesce(b.attends_from, b.starts_at)`
