import type { PeriodUnit } from './cycles.ts'
import type { OrderCoupon, OrderFee, OrderTax, PricedOrder } from './order-price.ts'

/** What an order copies from its plan. */
export type SoldPlan = {
  id: string
  name: string
  description: string
  priceMinor: number
  currency: string
  isRecurring: boolean
  /** Null: valid until cancelled. */
  period: { count: number; unit: PeriodUnit } | null
  /** Null: until cancelled. */
  cycleCount: number | null
  freeTrialDays: number
  fees: readonly OrderFee[]
  isPublic: boolean
  isArchived: boolean
  /** 0: no limit. */
  maxPurchasesPerBuyer: number
  allowsFutureStart: boolean
  buyerCanCancel: boolean
  terms: string | null
  formId: string | null
}

/** The columns of a plan that an order copies. */
export type PlanColumns = {
  id: string
  name: string
  description: string | null
  price_minor: number
  currency: string
  model: string
  period_count: number | null
  period_unit: string | null
  cycle_count: number | null
  free_trial_days: number
  fees: readonly { name: string; minor: number }[]
  is_public: boolean
  archived_at: string | null
  max_purchases_per_buyer: number
  allow_future_start_date: boolean
  buyer_can_cancel: boolean
  terms_and_conditions: string | null
  form_id: string | null
}

export function toSoldPlan(plan: PlanColumns): SoldPlan {
  const isRecurring = plan.model === 'SUBSCRIPTION'
  const { period_count: count, period_unit: unit } = plan
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description ?? '',
    priceMinor: plan.price_minor,
    currency: plan.currency,
    isRecurring,
    period: count === null || unit === null ? null : { count, unit: unit as PeriodUnit },
    cycleCount: isRecurring ? plan.cycle_count || null : 1,
    freeTrialDays: plan.free_trial_days,
    fees: plan.fees.map(({ name, minor }) => ({ name, amountMinor: minor })),
    isPublic: plan.is_public,
    isArchived: plan.archived_at !== null,
    maxPurchasesPerBuyer: plan.max_purchases_per_buyer,
    allowsFutureStart: plan.allow_future_start_date,
    buyerCanCancel: plan.buyer_can_cancel,
    terms: plan.terms_and_conditions,
    formId: plan.form_id,
  }
}

export function pricedOrder(
  plan: SoldPlan,
  { coupon, tax }: { coupon?: OrderCoupon | undefined; tax?: OrderTax | undefined },
): PricedOrder {
  const { currency, priceMinor, cycleCount, fees } = plan
  return { currency, priceMinor, cycleCount, fees, coupon, tax }
}
