import type { Context } from '../../../context.ts'
import type { OnSiteMethod } from '../../payments/index.ts'
import { termEnd } from '../rules/cycles.ts'
import { instant } from '../rules/instants.ts'
import { type OrderCoupon, type OrderTax, type PriceSpan, priceSpans } from '../rules/order-price.ts'
import { pricedOrder, type SoldPlan } from '../rules/sold-plan.ts'
import type { OrderType } from '../rules/transitions.ts'
import type { LastPaymentStatus, OrderBenefit, OrderRow } from '../store/orders.ts'
import type { Buyer } from './buyer.ts'
import { dueColumn } from './start-order.ts'

export type OrderRequest = {
  siteId: string
  plan: SoldPlan
  benefit: OrderBenefit
  buyer: Buyer
  type: OrderType
  method?: 'MOTO' | 'POS' | undefined
  startAt: number
  timeZone: string
  /** False for a buyer who had the trial of this plan before. */
  withTrial: boolean
  coupon?: OrderCoupon | undefined
  tax?: OrderTax | undefined
  submissionId?: string | undefined
  /** Offline: the money has been received. */
  isPaid: boolean
  /** Whether a card of the buyer can be charged once a cycle costs something. */
  hasCard: boolean
  /** How it was received; OTHER unless set. */
  paidBy?: OnSiteMethod | undefined
}

/** What an order begins as, and what comes first: its payment, or the card that is charged once a cycle costs something. */
export type DraftOrder = { row: OrderRow; awaits: 'PAYMENT' | 'CARD' | undefined; isFree: boolean }

/** Computes a new order from its plan. The same for previews and purchases; nothing is stored. */
export function draftOrder(
  ids: { order: string; subscription: string },
  request: OrderRequest,
  now: number,
): DraftOrder {
  const { plan, startAt, timeZone, coupon } = request
  const trialDays = request.withTrial ? plan.freeTrialDays : 0
  const { period, cycleCount } = plan
  const end = termEnd({ startAt, timeZone, trialDays, period, cycleCount })
  const prices = priceSpans(pricedOrder(plan, request))
  const isFree = prices.every(({ price }) => price.totalMinor === 0)
  const awaitsPayment = request.type === 'ONLINE' && trialDays === 0 && firstTotal(prices) > 0
  // Nothing is paid now, because of a trial or a coupon, but later cycles cost something.
  const awaitsCard = request.type === 'ONLINE' && !awaitsPayment && !isFree && !request.hasCard
  const awaits = awaitsPayment ? 'PAYMENT' : awaitsCard ? 'CARD' : undefined
  const status = awaits ? 'DRAFT' : 'PENDING'
  const dates = { created_at: instant(now), start_at: instant(startAt) }
  const row: OrderRow = {
    ...dates,
    ...planColumns(plan),
    site_id: request.siteId,
    id: ids.order,
    revision: 1,
    event_sequence: 1,
    subscription_id: ids.subscription,
    member_id: request.buyer.memberId,
    contact_id: request.buyer.contactId,
    type: request.type,
    order_method: request.method ?? null,
    status,
    last_payment_status: firstPaymentStatus(request, { isFree, awaitsPayment, trialDays }),
    prices,
    benefit: request.benefit,
    free_trial_days: trialDays,
    time_zone: timeZone,
    end_at: end === null ? null : instant(end),
    earliest_end_at: end === null ? null : instant(end),
    paused_ms: 0,
    ...notYet,
    auto_renew_canceled: plan.isRecurring ? false : null,
    coupon_id: coupon?.id ?? null,
    coupon_code: coupon?.code ?? null,
    submission_id: request.submissionId ?? null,
    due_at: dueColumn(dates, status, null),
    updated_at: instant(now),
    pauses: [],
    cycles: [],
  }
  return { row, awaits, isFree }
}

const notYet = {
  cycle_index: null,
  cycle_started_at: null,
  cycle_ends_at: null,
  cancel_requested_at: null,
  cancel_cause: null,
  cancel_effective_at: null,
  charge_id: null,
  collect_cycle: null,
  collect_at: null,
  collect_attempts: 0,
  failing_since: null,
}

function planColumns(plan: SoldPlan) {
  return {
    plan_id: plan.id,
    plan_name: plan.name,
    plan_description: plan.description,
    plan_price_minor: plan.priceMinor,
    currency: plan.currency,
    period_count: plan.period?.count ?? null,
    period_unit: plan.period?.unit ?? null,
    is_recurring: plan.isRecurring,
    cycle_count: plan.cycleCount,
    buyer_can_cancel: plan.buyerCanCancel,
    terms: plan.terms,
    form_id: plan.formId,
  }
}

function firstTotal(prices: readonly PriceSpan[]): number {
  return prices[0]?.price.totalMinor ?? 0
}

type Payable = { isFree: boolean; awaitsPayment: boolean; trialDays: number }

function firstPaymentStatus(
  { type, isPaid }: OrderRequest,
  { isFree, awaitsPayment, trialDays }: Payable,
): LastPaymentStatus {
  if (isFree) return 'NOT_APPLICABLE'
  if (type === 'ONLINE') return awaitsPayment ? 'UNPAID' : 'PENDING'
  if (isPaid) return 'PAID'
  return trialDays > 0 ? 'NOT_APPLICABLE' : 'UNPAID'
}

export function newOrderIds(context: Context): { order: string; subscription: string } {
  return { order: context.ids.guid(), subscription: context.ids.guid() }
}
