import { type Actor, actsForBusiness } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { enforceLimitsOfOrder, prepareBooking, requireCreditsOfBookings } from '../../bookings/index.ts'
import { getMemberId } from '../../members/index.ts'
import { buyPlan } from '../../orders/index.ts'
import { isByPlan } from '../rules/order-state.ts'
import { chooseOption, type LineOption, type PaymentOption } from '../rules/payment-options.ts'
import { sumLines } from '../rules/totals.ts'
import { type CheckoutRow, lockCheckout, updateCheckout } from '../store/checkouts.ts'
import {
  type CheckoutOrderRow,
  findOrderOfCheckout,
  insertOrder,
  type NewOrder,
  type OrderLineRow,
} from '../store/orders.ts'
import type { PricedBasket, PricedLine } from '../view/priced-line.ts'
import { approveIfPaid } from './approve-order.ts'
import { toBooked } from './booked-option.ts'
import { changePayment } from './change-payment.ts'
import { holdBookings } from './hold-bookings.ts'
import type { PlaceOrder } from './order-request.ts'
import { checkoutAccess, priceCheckout } from './show-checkout.ts'
import { takeOverBookings } from './take-over-bookings.ts'

/** `isChanged`: it costs something else than the customer saw; the new total is saved and nothing is ordered. */
export type PlacedOrder = { order: CheckoutOrderRow; isChanged: false } | { isChanged: true }

/**
 * Orders what is in a checkout. What is free or paid at the visit settles at once; what is paid online waits as a draft.
 * What a customer orders is held until then, so that hours and policy are those of now. Sent again, it returns the draft with the payment chosen now. A booking that waits as a draft of
 * another checkout leaves it. Locks charges, then bookings, then orders.
 */
export async function placeCheckoutOrder(
  context: Context,
  tx: Tx,
  actor: Actor,
  request: PlaceOrder,
): Promise<PlacedOrder> {
  const { siteId } = actor
  const found = await lockCheckout(tx, siteId, request.checkoutId, checkoutAccess(actor))
  const checkout = found ?? fail('NOT_FOUND')
  const earlier = await findOrderOfCheckout(tx, siteId, checkout.id)
  if (checkout.completed_at !== null) return fail('CHECKOUT_ALREADY_PAID', { data: { orderId: earlier?.id } })
  const basket = await priceCheckout(context, tx, checkout)
  if (basket.lines.length === 0) return fail('EMPTY_CHECKOUT')
  if (earlier) return { order: await changePayment(context, tx, actor, { earlier, basket, request }), isChanged: false }
  requireOrderable(basket, actor)
  const { totalMinor } = sumLines(basket.lines)
  if (totalMinor !== (request.totalMinor ?? checkout.total_minor)) {
    await updateCheckout(tx, checkout, { total_minor: totalMinor }, { now: context.clock.now(), events: 0 })
    return { isChanged: true }
  }
  const order = await insertOrderOf(context, tx, actor, { checkout, basket, request })
  return { order: await approveIfPaid(context, tx, order, actor), isChanged: false }
}

function requireOrderable({ lines, couponRefusal, couponCode }: PricedBasket, actor: Actor): void {
  const gone = lines.filter(({ availability }) => availability !== 'AVAILABLE')
  const lineItemIds = gone.map(({ row }) => row.id)
  if (gone.length === lines.length) fail('FULL_OUT_OF_STOCK', { data: { lineItemIds } })
  if (gone.length > 0) fail('PARTIAL_OUT_OF_STOCK', { data: { lineItemIds } })
  if (couponCode !== null && couponRefusal) fail(couponRefusal, { data: { couponCode } })
  const plans = lines.flatMap(({ plan }) => plan ?? [])
  if (plans.length > 0 && getMemberId(actor) === undefined) fail('MEMBERS_ONLY_ITEM')
  if (lines.length > 1 && plans.some(({ plan }) => plan.isRecurring)) fail('SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS')
}

type Ordering = { checkout: CheckoutRow; basket: PricedBasket; request: PlaceOrder }
type NewLine = NewOrder['lines'][number]

async function insertOrderOf(
  context: Context,
  tx: Tx,
  actor: Actor,
  { checkout, basket, request }: Ordering,
): Promise<CheckoutOrderRow> {
  const { siteId } = actor
  const chosen = basket.lines.map((line) => ({ line, way: requireWay(line, request.option) }))
  await holdBookings(context, tx, { actor, request: request.call }, chosen)
  const lines: NewLine[] = []
  let contactId: string | null = null
  // In id order, as everywhere.
  for (const { line, way } of chosen.toSorted((a, b) => (a.line.row.item_id < b.line.row.item_id ? -1 : 1))) {
    const ordered = line.plan
      ? await orderPlan(context, tx, actor, { line, basket, request })
      : await orderBooking(context, tx, actor, { line, way, request })
    contactId ??= ordered.contactId
    lines.push({ ...lineColumns(line, way), ...ordered.columns })
  }
  await requireCreditsOfLines(context, tx, siteId, { lines, basket })
  const bookingIds = lines.filter(({ item_type }) => item_type === 'BOOKING').map(({ item_id }) => item_id)
  if (!actsForBusiness(actor)) await enforceLimitsOfOrder(context, tx, { siteId, bookingIds })
  const chargeIds = await takeOverBookings(context, tx, siteId, bookingIds)
  const rank = (line: NewLine) => basket.lines.findIndex(({ row }) => row.id === line.line_item_id)
  return insertOrder(
    tx,
    {
      siteId,
      id: context.ids.guid(),
      checkoutId: checkout.id,
      contactId,
      currency: basket.currency,
      totalMinor: sumLines(basket.lines).totalMinor,
      lines: lines
        .toSorted((a, b) => rank(a) - rank(b))
        .map((line) => ({ ...line, charge_id: line.charge_id ?? chargeIds.get(line.item_id) ?? null })),
    },
    context.clock.now(),
  )
}

/** What plans pay for needs their credits, or those of plans bought with it. */
function requireCreditsOfLines(
  context: Context,
  tx: Tx,
  siteId: string,
  { lines, basket }: { lines: readonly NewLine[]; basket: PricedBasket },
): Promise<void> {
  return requireCreditsOfBookings(context, tx, siteId, {
    bookingIds: lines.filter(isByPlan).map(({ item_id }) => item_id),
    boughtPlanIds: basket.lines.flatMap(({ plan }) => plan?.plan.id ?? []),
  })
}

function requireWay(line: PricedLine, wanted: PaymentOption | undefined): LineOption {
  return chooseOption(line.options, wanted) ?? fail('PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE')
}

type Ordered = { contactId: string | null; columns: Pick<OrderLineRow, 'charge_id' | 'plan_order_id'> }

async function orderBooking(
  context: Context,
  tx: Tx,
  actor: Actor,
  { line, way, request }: { line: PricedLine; way: LineOption; request: PlaceOrder },
): Promise<Ordered> {
  const { option, payNowMinor } = way
  const { contactDetails } = request
  const prepared = { bookingId: line.row.item_id, ...toBooked(option), contactDetails, isCharged: payNowMinor > 0 }
  const { contactId, chargeId } = await prepareBooking(context, tx, actor, prepared)
  return { contactId, columns: { charge_id: chargeId, plan_order_id: null } }
}

async function orderPlan(
  context: Context,
  tx: Tx,
  actor: Actor,
  { line, basket, request }: { line: PricedLine; basket: PricedBasket; request: PlaceOrder },
): Promise<Ordered> {
  const memberId = getMemberId(actor) ?? fail('MEMBERS_ONLY_ITEM')
  const couponCode = line.row.id === basket.couponLineId ? basket.couponCode : null
  const submissionId = request.submissions.get(line.row.id)
  const bought = { actor, operation: 'createOrder', planId: line.row.item_id, memberId, couponCode, submissionId }
  const order = await buyPlan(context, tx, bought)
  return { contactId: order.contact_id, columns: { charge_id: order.charge_id, plan_order_id: order.id } }
}

function lineColumns({ row, name, totalMinor, requested }: PricedLine, { option, payNowMinor }: LineOption) {
  return {
    line_item_id: row.id,
    item_type: row.item_type,
    item_id: row.item_id,
    name,
    payment_option: option,
    total_minor: totalMinor,
    pay_now_minor: payNowMinor,
    requested_option: requested ?? null,
  }
}
