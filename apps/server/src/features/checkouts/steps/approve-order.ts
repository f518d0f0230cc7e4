import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { recordChange } from '../../audit/index.ts'
import { lockBooking, settleBooking } from '../../bookings/index.ts'
import { findOrdersById } from '../../orders/index.ts'
import type { ChargeRow } from '../../payments/index.ts'
import { isPaidAhead, type PlanFacts } from '../rules/order-lines.ts'
import { orderPaymentStatus } from '../rules/order-state.ts'
import { lockCheckout } from '../store/checkouts.ts'
import {
  type CheckoutOrderRow,
  findOrderOfCharge,
  findOrderOfPlan,
  listOrderLines,
  lockCheckoutOrder,
  type OrderLineRow,
  updateOrder,
  updateOrderLine,
} from '../store/orders.ts'
import { completeCheckout } from './complete-checkout.ts'
import { findLineCharges } from './find-line-charges.ts'

/**
 * Approves a draft once everything that is paid online was paid: lines that are paid at the visit, by a plan or not at all
 * settle now, as §7.12 of the behaviour says; the others did with their charges. Returns the order as it is then.
 */
export async function approveIfPaid(
  context: Context,
  tx: Tx,
  order: CheckoutOrderRow,
  actor: Actor | undefined,
): Promise<CheckoutOrderRow> {
  const now = context.clock.now()
  const lines = await listOrderLines(tx, order.site_id, order.id)
  const charges = await findLineCharges(tx, lines)
  const plans = await findOrdersById(
    tx,
    order.site_id,
    lines.flatMap(({ plan_order_id }) => plan_order_id ?? []),
  )
  const payment_status = orderPaymentStatus(order.total_minor, charges)
  if (order.status !== 'DRAFT' || !isPaidAhead(lines.map((line) => toFacts(line, { charges, plans })))) {
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
  const paymentStatus = line.total_minor === 0 ? 'EXEMPT' : 'NOT_PAID'
  await settleBooking(context, tx, booking, { paymentStatus, actor: actor ?? 'system' })
}

type Found = { charges: readonly ChargeRow[]; plans: readonly (PlanFacts & { id: string })[] }

function toFacts(line: OrderLineRow, { charges, plans }: Found) {
  return {
    payNowMinor: line.pay_now_minor,
    charge: charges.find(({ id }) => id === line.charge_id),
    plan: plans.find(({ id }) => id === line.plan_order_id),
  }
}

function toEntry({ checkout_id, status, payment_status, currency, total_minor, pay_now_minor }: CheckoutOrderRow) {
  return { checkoutId: checkout_id, status, paymentStatus: payment_status, currency, total_minor, pay_now_minor }
}

/** Brings an order in line with the money of one of its charges, in the same transaction. Others change nothing. */
export async function followCheckoutCharge(context: Context, tx: Tx, charge: ChargeRow): Promise<void> {
  const orderId = await findOrderOfCharge(tx, charge.site_id, charge.id)
  const order = orderId === undefined ? undefined : await lockCheckoutOrder(tx, charge.site_id, orderId)
  if (!order) return
  const current = await followLinePrice(context, tx, order, charge)
  await approveIfPaid(context, tx, current, undefined)
}

/** The line of a booking comes to what its charge does; what of it is paid online follows while nothing of it was paid. */
async function followLinePrice(
  context: Context,
  tx: Tx,
  order: CheckoutOrderRow,
  charge: ChargeRow,
): Promise<CheckoutOrderRow> {
  const lines = await listOrderLines(tx, order.site_id, order.id)
  const line = lines.find(({ charge_id }) => charge_id === charge.id)
  if (line?.item_type !== 'BOOKING' || line.total_minor === charge.total_minor) return order
  const { total_minor } = charge
  const isWhole = line.pay_now_minor === line.total_minor && order.status === 'DRAFT' && charge.paid_minor === 0
  const pay_now_minor = isWhole ? total_minor : Math.min(line.pay_now_minor, total_minor)
  await updateOrderLine(tx, line, { total_minor, pay_now_minor })
  const totals = {
    total_minor: order.total_minor + total_minor - line.total_minor,
    pay_now_minor: order.pay_now_minor + pay_now_minor - line.pay_now_minor,
  }
  return updateOrder(tx, order, totals, context.clock.now())
}

/** Brings an order in line with the order of one of its plans, whose card was saved in the same transaction. */
export async function followCheckoutPlan(context: Context, tx: Tx, siteId: string, planOrderId: string): Promise<void> {
  const orderId = await findOrderOfPlan(tx, siteId, planOrderId)
  const order = orderId === undefined ? undefined : await lockCheckoutOrder(tx, siteId, orderId)
  if (order) await approveIfPaid(context, tx, order, undefined)
}
