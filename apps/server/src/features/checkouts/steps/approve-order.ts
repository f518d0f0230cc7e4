import { type Actor, actsForBusiness } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { recordChange } from '../../audit/index.ts'
import { lockBooking, paymentStatusOf, settleBooking } from '../../bookings/index.ts'
import { type ChargeCause, type ChargeRow, findCharges } from '../../payments/index.ts'
import { isPaidAhead } from '../rules/order-lines.ts'
import { isByPlan, orderPaymentStatus, sumByPlan } from '../rules/order-state.ts'
import { lockCheckout } from '../store/checkouts.ts'
import {
  type CheckoutOrderRow,
  findOrderOfCharge,
  findOrderOfPlan,
  listLinesOfBookings,
  listOrderLines,
  lockCheckoutOrder,
  type OrderLineRow,
  updateOrder,
  updateOrderLine,
} from '../store/orders.ts'
import { completeCheckout } from './complete-checkout.ts'
import { findLineFacts } from './find-line-facts.ts'
import { followLineCharge, followUnchargedLines } from './follow-line-prices.ts'

/**
 * Approves a draft once everything that is paid online was paid: lines that are paid at the visit, by a plan or not at all
 * settle now, as §7.12 of the behaviour says; the others did with their charges. Returns the order as it is then.
 */
export async function approveIfPaid(
  context: Context,
  tx: Tx,
  found: CheckoutOrderRow,
  actor: Actor | undefined,
): Promise<CheckoutOrderRow> {
  const order = await followUnchargedLines(context, tx, found)
  const now = context.clock.now()
  const lines = await listOrderLines(tx, order.site_id, order.id)
  const facts = await findLineFacts(tx, lines)
  const payment_status = orderPaymentStatus(
    { totalMinor: order.total_minor, byPlanMinor: sumByPlan(facts) },
    facts.flatMap(({ charge }) => charge ?? []),
  )
  if (order.status !== 'DRAFT' || !isPaidAhead(facts)) {
    return payment_status === order.payment_status ? order : updateOrder(tx, order, { payment_status }, now)
  }
  for (const line of lines) if (isSettledHere(line)) await settle(context, tx, line, actor)
  const at = new Date(now).toISOString()
  const approved = await updateOrder(tx, order, { payment_status, status: 'APPROVED', approved_at: at }, now)
  const checkout = await lockCheckout(tx, order.site_id, order.checkout_id, 'all')
  if (checkout && checkout.completed_at === null) await completeCheckout(context, tx, checkout, actor)
  const entry = { operation: 'createOrder', entityType: 'checkoutOrder', entityId: order.id, after: toEntry(approved) }
  await recordChange(tx, order.site_id, actor, { ...entry, entityName: lines[0]?.name ?? '' }, now)
  return approved
}

const isSettledHere = ({ item_type, pay_now_minor }: OrderLineRow) => item_type === 'BOOKING' && pay_now_minor === 0

async function settle(context: Context, tx: Tx, line: OrderLineRow, actor: Actor | undefined): Promise<void> {
  const booking = await lockBooking(tx, line.site_id, line.item_id)
  // Staff may have answered it while the customer paid for the rest.
  if (booking?.status !== 'CREATED') return
  const paymentStatus = line.total_minor === 0 ? 'EXEMPT' : await findPaymentStatus(tx, line)
  const boundBy = actor && actsForBusiness(actor) ? 'NOTHING' : 'CUSTOMER'
  await settleBooking(context, tx, booking, { paymentStatus, actor: actor ?? 'system', boundBy })
}

async function findPaymentStatus(tx: Tx, { site_id, item_id }: OrderLineRow) {
  const [charge] = await findCharges(tx, site_id, 'BOOKING', [item_id])
  return charge ? paymentStatusOf(charge) : 'NOT_PAID'
}

function toEntry({ checkout_id, status, payment_status, currency, total_minor, pay_now_minor }: CheckoutOrderRow) {
  return { checkoutId: checkout_id, status, paymentStatus: payment_status, currency, total_minor, pay_now_minor }
}

/** Brings an order in line with the money of one of its charges, in the same transaction. Others change nothing. */
export async function followCheckoutCharge(
  context: Context,
  tx: Tx,
  charge: ChargeRow,
  cause: ChargeCause,
): Promise<void> {
  const orderId = await findOrderOfCharge(tx, charge.site_id, charge.id)
  const order =
    orderId === undefined ? await adoptCharge(tx, charge) : await lockCheckoutOrder(tx, charge.site_id, orderId)
  if (!order) return
  const current = await followLineCharge(context, tx, order, charge)
  // The change that set the price has not written its booking yet. What became free is approved when it is ordered again.
  if (cause === 'REPRICED') await followPaymentStatus(context, tx, current)
  else await approveIfPaid(context, tx, current, undefined)
}

/**
 * A booking that was ordered to be paid at the visit gets its charge later: once something of it was paid, it is the charge
 * of its line. Returns the order of the line, locked.
 */
async function adoptCharge(tx: Tx, charge: ChargeRow): Promise<CheckoutOrderRow | undefined> {
  if (charge.subject_type !== 'BOOKING' || charge.paid_minor === 0) return undefined
  const [found] = await listLinesOfBookings(tx, charge.site_id, [charge.subject_id])
  const order = found && (await lockCheckoutOrder(tx, charge.site_id, found.order_id))
  if (!order || found.charge_id !== null || isByPlan(found)) return undefined
  return (await updateOrderLine(tx, found, { charge_id: charge.id })) ? order : undefined
}

async function followPaymentStatus(context: Context, tx: Tx, order: CheckoutOrderRow): Promise<void> {
  const facts = await findLineFacts(tx, await listOrderLines(tx, order.site_id, order.id))
  const sum = { totalMinor: order.total_minor, byPlanMinor: sumByPlan(facts) }
  const charges = facts.flatMap(({ charge }) => charge ?? [])
  const payment_status = orderPaymentStatus(sum, charges)
  if (payment_status !== order.payment_status) await updateOrder(tx, order, { payment_status }, context.clock.now())
}

/** Updates the payment status of the order in which a locked booking was sold, if a plan was to pay for it. */
export async function followBookingPayment(context: Context, tx: Tx, siteId: string, bookingId: string): Promise<void> {
  const [line] = await listLinesOfBookings(tx, siteId, [bookingId])
  if (!line || !isByPlan(line)) return
  const order = await lockCheckoutOrder(tx, siteId, line.order_id)
  if (order?.status === 'APPROVED') await followPaymentStatus(context, tx, order)
}

/** Brings an order in line with the order of one of its plans, whose card was saved in the same transaction. */
export async function followCheckoutPlan(context: Context, tx: Tx, siteId: string, planOrderId: string): Promise<void> {
  const orderId = await findOrderOfPlan(tx, siteId, planOrderId)
  const order = orderId === undefined ? undefined : await lockCheckoutOrder(tx, siteId, orderId)
  if (order) await approveIfPaid(context, tx, order, undefined)
}
