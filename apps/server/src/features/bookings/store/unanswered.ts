import { sql } from 'kysely'
import { type Db, instant } from '../../../db/database.ts'
import { usesCredits } from '../../credits/index.ts'
import { hasMoney } from '../../payments/index.ts'
import type { BookingKey } from './retention.ts'

/**
 * Lists requests that nobody answered before they began, and that money or credits were taken for. One that was made after
 * the beginning, as for a course that has begun, counts from its end.
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
    .where((eb) => eb.or([hasMoney(ofBooking), usesCredits(ofBooking)]))
    .where('b.id', '>', after)
    .orderBy('b.id')
    .limit(limit)
    .execute()
}

/** When it begins for its customer, who may have joined a course late. */
const begins = sql`coalesce(b.attends_from, b.starts_at)`

const ofBooking = { siteId: sql.ref('b.site_id'), id: sql.ref('b.id') }
