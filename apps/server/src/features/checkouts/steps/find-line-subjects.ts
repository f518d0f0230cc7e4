import type { Db } from '../../../db/database.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import { findBookings } from '../../bookings/index.ts'
import { findOrdersById } from '../../orders/index.ts'
import type { OrderLineRow } from '../store/orders.ts'
import { findLineCharges } from './find-line-charges.ts'

/** Finds the bookings, plan orders and charges of an order's lines. */
export async function findLineSubjects(db: Db, siteId: string, lines: readonly OrderLineRow[]) {
  const bookingIds = lines.filter(({ item_type }) => item_type === 'BOOKING').map(({ item_id }) => item_id)
  const planOrderIds = lines.flatMap(({ plan_order_id }) => plan_order_id ?? [])
  const [bookings, plans, charges] = await inParallel(
    findBookings(db, siteId, bookingIds),
    findOrdersById(db, siteId, planOrderIds),
    findLineCharges(db, lines),
  )
  return { bookings, plans, charges }
}
