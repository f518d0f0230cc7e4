import { sql } from 'kysely'
import { type Db, instant } from '../../../db/database.ts'
import { hasMoney } from '../../payments/index.ts'
import type { BookingKey } from './retention.ts'

/** Lists bookings that are not paid and were priced before an instant, the one priced longest ago first. */
export async function listOutdatedPrices(
  db: Db,
  { before, now, limit }: { before: number; now: number; limit: number },
): Promise<BookingKey[]> {
  return db
    .selectFrom('bookings as b')
    .select(['b.site_id as siteId', 'b.id as bookingId'])
    .where('b.status', '=', 'CREATED')
    .where(sql<boolean>`coalesce(b.priced_at, b.created_at) < ${instant(before)}`)
    .where(isNotHeld(now))
    .where((eb) => eb.not(hasMoney({ siteId: sql.ref('b.site_id'), id: sql.ref('b.id') })))
    .orderBy(sql`coalesce(b.priced_at, b.created_at)`)
    .limit(limit)
    .execute()
}

/** Whose time is held is paying at this moment. */
const isNotHeld = (now: number) => sql<boolean>`not exists (select from holds h
  where h.site_id = b.site_id and h.booking_id = b.id and h.expires_at > ${instant(now)})`
