import type { checkoutsOwn, Infer } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import { fail } from '../../../refusal.ts'
import { findBookings } from '../../bookings/index.ts'
import { findOrdersById } from '../../orders/index.ts'
import { findCheckoutOrder, listOrderLines } from '../store/orders.ts'
import { orderView } from '../view/order.ts'

/** Loads an order with the state of each line. */
export async function showOrder(
  db: Db,
  siteId: string,
  orderId: string,
): Promise<Infer<typeof checkoutsOwn.CheckoutOrder>> {
  const [order, lines] = await inParallel(findCheckoutOrder(db, siteId, orderId), listOrderLines(db, siteId, orderId))
  const bookingIds = lines.filter(({ item_type }) => item_type === 'BOOKING').map(({ item_id }) => item_id)
  const [bookings, plans] = await inParallel(
    findBookings(db, siteId, bookingIds),
    findOrdersById(
      db,
      siteId,
      lines.flatMap(({ plan_order_id }) => plan_order_id ?? []),
    ),
  )
  return orderView(order ?? fail('NOT_FOUND'), lines, { bookings, plans })
}
