import { type Actor, actsForBusiness } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { enforceLimitsOfOrder, prepareBooking } from '../../bookings/index.ts'
import { isLeftUnpaid } from '../../payments/index.ts'
import { isOver } from '../rules/order-lines.ts'
import { chooseOption } from '../rules/payment-options.ts'
import { type CheckoutOrderRow, listOrderLines, updateOrder, updateOrderLine } from '../store/orders.ts'
import type { PricedBasket } from '../view/priced-line.ts'
import { approveIfPaid } from './approve-order.ts'
import { toBooked } from './booked-option.ts'
import { findLineCharges } from './find-line-charges.ts'
import { type FoundFacts, findLineFacts } from './find-line-facts.ts'
import { followLineCharge, followUnchargedLines } from './follow-line-prices.ts'
import { holdBookings } from './hold-bookings.ts'
import type { PlaceOrder } from './order-request.ts'
import { refuseProcessing } from './refuse-processing.ts'

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
  const earlier = await followPrices(context, tx, found)
  const facts = await findLineFacts(tx, await listOrderLines(tx, earlier.site_id, earlier.id))
  if (facts.every(isOver) || facts.some(wasLeft)) return fail('FULL_OUT_OF_STOCK')
  const charges = facts.flatMap(({ charge }) => charge ?? [])
  await refuseProcessing(tx, earlier, charges)
  const unpaid = facts.filter((it) => !it.charge?.paid_minor && isOpen(it)).map(({ line }) => line)
  const priced = basket.lines.filter(({ row }) => unpaid.some((line) => line.line_item_id === row.id))
  if (priced.some(({ availability }) => availability !== 'AVAILABLE')) return fail('PARTIAL_OUT_OF_STOCK')
  const chosen = unpaid.flatMap((line) => {
    const current = priced.find(({ row }) => row.id === line.line_item_id)
    const isBooking = line.item_type === 'BOOKING'
    // Who names no way pays each line as they chose before.
    const wanted = request.option ?? line.payment_option
    const way = current && isBooking ? chooseOption(current.options, wanted) : undefined
    return current && way ? [{ line, way, priced: current }] : []
  })
  const ordered = chosen.map(({ priced, way }) => ({ line: priced, way }))
  await holdBookings(context, tx, { actor, request: request.call }, ordered)
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
  const { site_id: siteId } = earlier
  const bookingIds = chosen.map(({ line }) => line.item_id)
  if (!actsForBusiness(actor)) await enforceLimitsOfOrder(context, tx, { siteId, bookingIds })
  const after = await listOrderLines(tx, earlier.site_id, earlier.id)
  const pay_now_minor = after.reduce((sum, line) => sum + line.pay_now_minor, 0)
  const order = await updateOrder(tx, earlier, { pay_now_minor }, now)
  return approveIfPaid(context, tx, order, actor)
}

/** Brings every line in line with what its booking costs, and with what became of it. */
async function followPrices(context: Context, tx: Tx, found: CheckoutOrderRow): Promise<CheckoutOrderRow> {
  let order = await followUnchargedLines(context, tx, found)
  for (const charge of await findLineCharges(tx, await listOrderLines(tx, order.site_id, order.id)))
    order = await followLineCharge(context, tx, order, charge)
  return order
}

/** Returns true for a booking that was left unpaid: its time is no longer held, and nothing of it is owed. */
const wasLeft = ({ isWaiting, charge }: FoundFacts): boolean =>
  isWaiting && charge !== undefined && isLeftUnpaid(charge)

/** Returns true for what still waits to be paid: a plan, or a booking that was neither settled nor ended. */
const isOpen = (facts: FoundFacts): boolean => !isOver(facts) && (facts.isWaiting || facts.line.item_type === 'PLAN')
