import { sql } from 'kysely'
import { type Db, instant } from '../../../db/database.ts'
import type { BookingRow } from './rows.ts'
import type { Visibility } from './visible-to.ts'

/** Lists bookings that had not ended by `from`, by start, without those only created. Of too many those nearest to now. */
export async function findBookingsSince(
  db: Db,
  siteId: string,
  { visible, from, now, most }: { visible: Visibility; from: number; now: number; most: number },
): Promise<BookingRow[]> {
  const nearest = db
    .selectFrom('bookings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('ends_at', '>', instant(from))
    .where('status', 'in', ['CONFIRMED', 'PENDING', 'CANCELED', 'DECLINED'])
    .where(visible)
    .orderBy(sql`abs(extract(epoch from starts_at - ${instant(now)}))`)
    .orderBy('id')
    .limit(most)
  const rows = await db.selectFrom(nearest.as('nearest')).selectAll().orderBy('starts_at').orderBy('id').execute()
  return rows as BookingRow[]
}

/** Lists all bookings, latest first. */
export async function findEveryBooking(db: Db, siteId: string, visible: Visibility): Promise<BookingRow[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where(visible)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows as BookingRow[]
}
