import { decimalText, type plans } from '@kalends/contract'
import type { PlanFee } from '../rules/plan-content.ts'
import type { PlanRow } from '../store/plans.ts'

/** A plan as staff see it. */
export function planView(row: PlanRow): plans.Plan {
  return {
    ...publicPlanView(row),
    public: row.is_public,
    archived: row.archived_at !== null,
    hasOrders: row.has_orders,
  }
}

/** A plan as customers see it. */
export function publicPlanView(row: PlanRow): plans.PublicPlan {
  return {
    id: row.id,
    name: row.name,
    ...(row.description === null ? {} : { description: row.description }),
    perks: { values: row.perks },
    pricing: pricingView(row),
    primary: row.is_primary,
    createdDate: new Date(row.created_at).toISOString(),
    updatedDate: new Date(row.updated_at).toISOString(),
    slug: row.slug,
    maxPurchasesPerBuyer: row.max_purchases_per_buyer,
    allowFutureStartDate: row.allow_future_start_date,
    buyerCanCancel: row.buyer_can_cancel,
    ...(row.terms_and_conditions === null ? {} : { termsAndConditions: row.terms_and_conditions }),
    ...(row.client_data === null ? {} : { clientData: row.client_data }),
    ...(row.form_id === null ? {} : { formId: row.form_id }),
  }
}

function pricingView(row: PlanRow): plans.Pricing {
  return {
    ...modelView(row),
    price: { value: plainAmount(row.price_minor, row.currency), currency: row.currency },
    ...(row.model === 'SUBSCRIPTION' ? { freeTrialDays: row.free_trial_days } : {}),
    feeConfigs: (row.fees as PlanFee[]).map(({ name, minor }) => ({
      fee: { name, amount: plainAmount(minor, row.currency) },
      appliedAt: 'FIRST_PAYMENT',
    })),
  }
}

function modelView({ model, period_count: count, period_unit: unit, cycle_count: cycleCount }: PlanRow): plans.Pricing {
  const period = { count, unit: unit as plans.PeriodUnit | null }
  if (model === 'SUBSCRIPTION') return { subscription: { cycleDuration: period, cycleCount } }
  return model === 'DURATION' ? { singlePaymentForDuration: period } : { singlePaymentUnlimited: true }
}

/** Formats an amount without decimals that are all zero, as clients compare a free plan's price with 0. */
export function plainAmount(minor: number, currency: string): string {
  return decimalText(minor, currency).replace(/\.0+$/, '')
}
