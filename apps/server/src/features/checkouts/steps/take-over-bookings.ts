import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { deleteLineItems } from '../store/line-items.ts'
import {
  type CheckoutOrderRow,
  deleteOrderLine,
  listLinesOfBookings,
  listOrderLines,
  lockCheckoutOrder,
  type OrderLineRow,
  updateOrder,
} from '../store/orders.ts'
import { findLineCharges } from './find-line-charges.ts'
import { refuseProcessing } from './refuse-processing.ts'

/**
 * Takes locked, CREATED bookings out of earlier checkouts in which they were ordered and nothing was paid: a booking is
 * ordered once, where its customer orders it last. Returns the charges they have from there, by booking: a card page that
 * is still open is known by them. Throws CHECKOUT_ALREADY_PAID and CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS with the order.
 */
export async function takeOverBookings(
  context: Context,
  tx: Tx,
  siteId: string,
  bookingIds: readonly string[],
): Promise<Map<string, string>> {
  const earlier = await listLinesOfBookings(tx, siteId, bookingIds)
  for (const orderId of new Set(earlier.map(({ order_id }) => order_id))) {
    const order = await lockCheckoutOrder(tx, siteId, orderId)
    const lines = earlier.filter(({ order_id }) => order_id === orderId)
    if (order) await giveUpLines(context, tx, order, lines)
  }
  return new Map(earlier.flatMap(({ item_id, charge_id }) => (charge_id === null ? [] : [[item_id, charge_id]])))
}

async function giveUpLines(
  context: Context,
  tx: Tx,
  order: CheckoutOrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const charges = await findLineCharges(tx, lines)
  if (order.status === 'APPROVED' || charges.some(({ paid_minor }) => paid_minor > 0))
    return fail('CHECKOUT_ALREADY_PAID', { data: { orderId: order.id } })
  await refuseProcessing(tx, order, charges)
  for (const line of lines) await deleteOrderLine(tx, line)
  const basket = { siteId: order.site_id, checkoutId: order.checkout_id }
  await deleteLineItems(
    tx,
    basket,
    lines.map(({ line_item_id }) => line_item_id),
  )
  const left = await listOrderLines(tx, order.site_id, order.id)
  const changes = {
    total_minor: left.reduce((sum, { total_minor }) => sum + total_minor, 0),
    pay_now_minor: left.reduce((sum, { pay_now_minor }) => sum + pay_now_minor, 0),
    ...(left.length === 0 ? { status: 'CANCELED' as const } : {}),
  }
  await updateOrder(tx, order, changes, context.clock.now())
}
