import type { Db } from '../../../../db/database.ts'
import { findUsesOfOrder } from '../../../credits/index.ts'
import { wasPromised } from '../../rules/status.ts'
import { findBookings } from '../../store/bookings.ts'
import type { BookingRow } from '../../store/rows.ts'

/** A coming booking and the credits of the order it is paid with. */
export type BookingOfOrder = { booking: BookingRow; credits: number }

/** Finds the coming bookings that are paid with credits of an order, the next one first. */
export async function findBookingsOfOrder(
  db: Db,
  { siteId, orderId, now }: { siteId: string; orderId: string; now: number },
): Promise<BookingOfOrder[]> {
  const uses = await findUsesOfOrder(db, siteId, orderId)
  const bookings = await findBookings(db, siteId, [...uses.keys()])
  return bookings
    .filter(({ status, ends_at }) => wasPromised(status) && Date.parse(ends_at) > now)
    .sort((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))
    .map((booking) => ({ booking, credits: uses.get(booking.id) ?? 0 }))
}
