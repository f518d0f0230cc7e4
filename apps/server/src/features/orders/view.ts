import { decimalText, type orders } from '@kalends/contract'
import type { CyclePrice } from './rules/order-price.ts'
import type { SoldPlan } from './rules/sold-plan.ts'
import type { BegunCycle, OrderRow, PausePeriod } from './store/orders.ts'

/** Entity name in order events. Source: facts/plans/orders.json, events. */
export const orderFqdn = 'wix.pricing_plans.v2.order'

/** An order in the API shape. `answers` are shown with the field set FULL. */
export function orderView(order: OrderRow, answers?: Record<string, unknown>): orders.Order {
  const hasForm = order.form_id !== null || order.submission_id !== null
  return {
    id: order.id,
    planId: order.plan_id,
    subscriptionId: order.subscription_id,
    ...(order.charge_id ? { wixPayOrderId: order.charge_id } : {}),
    buyer: { memberId: order.member_id, contactId: order.contact_id },
    priceDetails: priceDetails(order),
    pricing: { ...pricingModel(order), prices: pricesView(order.prices) },
    type: order.type,
    ...(order.order_method ? { orderMethod: order.order_method as orders.OrderMethod } : {}),
    status: order.status,
    ...(order.is_recurring ? { autoRenewCanceled: order.auto_renew_canceled ?? false } : {}),
    ...(order.status === 'CANCELED' ? { cancellation: cancellationView(order) } : {}),
    lastPaymentStatus: order.last_payment_status,
    startDate: utc(order.start_at),
    ...(order.end_at ? { endDate: utc(order.end_at) } : {}),
    pausePeriods: order.pauses.map(pauseView),
    ...(order.free_trial_days > 0 ? { freeTrialDays: order.free_trial_days } : {}),
    ...(order.earliest_end_at ? { earliestEndDate: utc(order.earliest_end_at) } : {}),
    ...(order.cycle_index === null ? {} : { currentCycle: currentCycle(order, order.cycle_index) }),
    cycles: order.cycles.map(cycleView),
    planName: order.plan_name,
    planDescription: order.plan_description,
    planPrice: decimalText(order.plan_price_minor, order.currency),
    createdDate: utc(order.created_at),
    updatedDate: utc(order.updated_at),
    ...(hasForm
      ? {
          formData: {
            formId: order.form_id,
            submissionId: order.submission_id,
            ...(answers ? { submissionData: answers } : {}),
          },
        }
      : {}),
  }
}

/** The prices of an order in the API shape. */
export function pricesView(prices: OrderRow['prices']): orders.SpannedPrice[] {
  return prices.map(({ cycleFrom, numberOfCycles, price }) => ({
    duration: { cycleFrom, ...(numberOfCycles === null ? {} : { numberOfCycles }) },
    price: priceView(price),
  }))
}

function priceView(price: CyclePrice): orders.Price {
  const { currency, fees } = price
  const amount = (minor: number) => decimalText(minor, currency)
  return {
    subtotal: amount(price.subtotalMinor),
    ...couponAndTax(price),
    discount: amount(price.discountMinor),
    total: amount(price.totalMinor),
    currency,
    ...(fees.length > 0 ? { fees: fees.map((fee) => ({ name: fee.name, amount: amount(fee.amountMinor) })) } : {}),
    proration: amount(0),
  }
}

function couponAndTax({ currency, coupon, tax }: CyclePrice): Pick<orders.Price, 'coupon' | 'tax'> {
  return {
    ...(coupon
      ? { coupon: { id: coupon.id, code: coupon.code, amount: decimalText(coupon.discountMinor, currency) } }
      : {}),
    ...(tax
      ? {
          tax: {
            name: tax.name,
            includedInPrice: tax.included,
            rate: tax.rate,
            amount: decimalText(tax.amountMinor, currency),
          },
        }
      : {}),
  }
}

type Priced = Pick<
  OrderRow,
  | 'prices'
  | 'currency'
  | 'plan_price_minor'
  | 'free_trial_days'
  | 'is_recurring'
  | 'period_count'
  | 'period_unit'
  | 'cycle_count'
>

/** The price of the first payment. */
function priceDetails(order: Priced): orders.PriceDetails {
  const first = order.prices[0]?.price
  if (!first) throw new Error('An order has a price')
  return {
    ...pricingModel(order),
    subtotal: decimalText(first.subtotalMinor, order.currency),
    discount: decimalText(first.discountMinor, order.currency),
    total: decimalText(first.totalMinor, order.currency),
    planPrice: decimalText(order.plan_price_minor, order.currency),
    currency: order.currency,
    ...(order.free_trial_days > 0 ? { freeTrialDays: order.free_trial_days } : {}),
    ...couponAndTax(first),
  }
}

/** The price of the first payment of a plan. */
export function planPriceDetails(plan: SoldPlan, prices: OrderRow['prices']): orders.PriceDetails {
  return priceDetails({
    prices,
    currency: plan.currency,
    plan_price_minor: plan.priceMinor,
    free_trial_days: plan.freeTrialDays,
    is_recurring: plan.isRecurring,
    period_count: plan.period?.count ?? null,
    period_unit: plan.period?.unit ?? null,
    cycle_count: plan.cycleCount,
  })
}

/** One of the three models. */
function pricingModel(
  order: Priced,
): Pick<orders.PricingDetails, 'subscription' | 'singlePaymentForDuration' | 'singlePaymentUnlimited'> {
  if (order.period_count === null || order.period_unit === null) return { singlePaymentUnlimited: true }
  const duration = { count: order.period_count, unit: order.period_unit }
  if (!order.is_recurring) return { singlePaymentForDuration: duration }
  return { subscription: { cycleDuration: duration, cycleCount: order.cycle_count ?? 0 } }
}

function cancellationView(order: OrderRow): orders.Cancellation {
  return {
    requestedDate: order.cancel_requested_at && utc(order.cancel_requested_at),
    cause: (order.cancel_cause ?? 'UNKNOWN') as orders.CancellationCause,
    effectiveAt: (order.cancel_effective_at ?? 'IMMEDIATELY') as orders.CancellationEffectiveAt,
  }
}

function pauseView({ pausedAt, resumedAt }: PausePeriod): orders.PausePeriod {
  return {
    status: resumedAt === null ? 'ACTIVE' : 'ENDED',
    pauseDate: utc(pausedAt),
    ...(resumedAt === null ? {} : { resumeDate: utc(resumedAt) }),
  }
}

function cycleView({ index, startedAt, endedAt }: BegunCycle): orders.OrderCycle {
  return { index, startedDate: utc(startedAt), ...(endedAt === null ? {} : { endedDate: utc(endedAt) }) }
}

function currentCycle(order: OrderRow, index: number): orders.CurrentCycle {
  return {
    index,
    startedDate: order.cycle_started_at && utc(order.cycle_started_at),
    ...(order.cycle_ends_at ? { endedDate: utc(order.cycle_ends_at) } : {}),
  }
}

const utc = (text: string) => new Date(text).toISOString()
