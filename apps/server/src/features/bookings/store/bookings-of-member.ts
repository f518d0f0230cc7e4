import { type Db, instant } from '../../../db/database.ts'
import type { BookingRow } from './rows.ts'
import type { Visibility } from './visible-to.ts'

/** Lists bookings that have not ended, by start, without those only created. */
export async function findBookingsAhead(
  db: Db,
  siteId: string,
  { visible, now, most }: { visible: Visibility; now: number; most: number },
): Promise<BookingRow[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('ends_at', '>', instant(now))
    .where('status', 'in', ['CONFIRMED', 'PENDING', 'CANCELED', 'DECLINED'])
    .where(visible)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(most)
    .execute()
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
