import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { prepareBooking } from '../../bookings/index.ts'
import { listPaymentsOfCharge } from '../../payments/index.ts'
import { chooseOption } from '../rules/payment-options.ts'
import { type CheckoutOrderRow, listOrderLines, updateOrder, updateOrderLine } from '../store/orders.ts'
import type { PricedBasket } from '../view/priced-line.ts'
import { approveIfPaid } from './approve-order.ts'
import { toBooked } from './booked-option.ts'
import { findLineCharges } from './find-line-charges.ts'
import { followUnchargedLines } from './follow-line-prices.ts'
import { holdBookings } from './hold-bookings.ts'
import type { PlaceOrder } from './order-request.ts'

type Change = { earlier: CheckoutOrderRow; basket: PricedBasket; request: PlaceOrder }

/**
 * Changes how a draft is paid: after a declined card the customer may pay at the visit, or the deposit instead of everything.
 * What was paid already stays as it is, and the prices are those that were agreed.
 */
export async function changePayment(
  context: Context,
  tx: Tx,
  actor: Actor,
  { earlier: found, basket, request }: Change,
): Promise<CheckoutOrderRow> {
  const now = context.clock.now()
  const earlier = await followUnchargedLines(context, tx, found)
  const lines = await listOrderLines(tx, earlier.site_id, earlier.id)
  const charges = await findLineCharges(tx, lines)
  if (charges.some(({ waived_minor }) => waived_minor > 0)) return fail('FULL_OUT_OF_STOCK')
  for (const { id } of charges) {
    const payments = await listPaymentsOfCharge(tx, earlier.site_id, id)
    if (payments.some(({ status }) => status === 'PROCESSING'))
      return fail('CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS', { data: { orderId: earlier.id } })
  }
  const unpaid = lines.filter(({ charge_id }) => !charges.find(({ id }) => id === charge_id)?.paid_minor)
  const priced = basket.lines.filter(({ row }) => unpaid.some((line) => line.line_item_id === row.id))
  if (priced.some(({ availability }) => availability !== 'AVAILABLE')) return fail('PARTIAL_OUT_OF_STOCK')
  const chosen = unpaid.flatMap((line) => {
    const current = priced.find(({ row }) => row.id === line.line_item_id)
    const isBooking = line.item_type === 'BOOKING'
    const way = current && isBooking ? chooseOption(current.options, request.option) : undefined
    return current && way ? [{ line, way, priced: current }] : []
  })
  const online = chosen.filter(({ way }) => way.payNowMinor > 0).map((it) => it.priced)
  await holdBookings(context, tx, { actor, request: request.call }, online)
  for (const { line, way } of chosen.toSorted((a, b) => (a.line.item_id < b.line.item_id ? -1 : 1))) {
    const { contactDetails } = request
    const { chargeId } = await prepareBooking(context, tx, actor, {
      bookingId: line.item_id,
      ...toBooked(way.option),
      contactDetails,
      isCharged: way.payNowMinor > 0,
    })
    const isOurs = await updateOrderLine(tx, line, {
      payment_option: way.option,
      pay_now_minor: way.payNowMinor,
      charge_id: chargeId ?? line.charge_id,
    })
    if (!isOurs) return fail('CHECKOUT_CHANGED')
  }
  const after = await listOrderLines(tx, earlier.site_id, earlier.id)
  const pay_now_minor = after.reduce((sum, line) => sum + line.pay_now_minor, 0)
  const order = await updateOrder(tx, earlier, { pay_now_minor }, now)
  return approveIfPaid(context, tx, order, actor)
}
