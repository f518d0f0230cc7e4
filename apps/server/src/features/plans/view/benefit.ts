import type { Infer, planBenefits, plansOwn } from '@kalends/contract'
import type { PlanFee } from '../rules/plan-content.ts'
import type { PlanBenefit } from '../store/benefits.ts'
import type { PlanRow } from '../store/plans.ts'
import { plainAmount } from './plan.ts'

/** What a plan pays for; all its services any number of times if nothing was set. */
export function serviceBenefitView(benefit: PlanBenefit | undefined): Infer<typeof plansOwn.ServiceBenefit> {
  return {
    creditsPerCycle: benefit?.creditsPerCycle ?? null,
    serviceIds: [...(benefit?.serviceIds ?? [])],
    rollsOver: benefit?.rollsOver ?? false,
    booksAhead: benefit?.booksAhead ?? true,
  }
}

/** A plan that can pay for an item, in the shape of the newer API. Source: facts/plans/plan-benefits.json. */
export function planBenefitView(
  plan: PlanRow,
  benefit: PlanBenefit | undefined,
  item: planBenefits.ItemIdentifier,
): planBenefits.PlanBenefit {
  const credits = benefit?.creditsPerCycle ?? null
  return {
    planInfo: { plan: purchasablePlanView(plan) },
    benefitInfo: {
      externalId: item.externalId,
      category: item.category ?? '',
      providerAppId: item.providerAppId,
      poolDefinitionId: plan.id,
      itemSetId: plan.id,
      benefitKey: plan.slug.slice(0, 64),
      displayName: plan.name.slice(0, 40),
      ...(credits === null ? {} : { creditConfiguration: { amount: String(credits) } }),
    },
  }
}

function purchasablePlanView(plan: PlanRow): planBenefits.Plan {
  return {
    id: plan.id,
    createdDate: new Date(plan.created_at).toISOString(),
    updatedDate: new Date(plan.updated_at).toISOString(),
    name: plan.name,
    ...(plan.description === null ? {} : { description: plan.description }),
    slug: plan.slug.slice(0, 255),
    ...(plan.terms_and_conditions === null ? {} : { termsAndConditions: plan.terms_and_conditions }),
    maxPurchasesPerBuyer: plan.max_purchases_per_buyer,
    pricingVariants: [variantView(plan)],
    perks: plan.perks.map((description) => ({ description })),
    visibility: 'PUBLIC',
    buyable: true,
    status: 'ACTIVE',
    archived: false,
    primary: plan.is_primary,
    buyerCanCancel: plan.buyer_can_cancel,
    currency: plan.currency,
    ...(plan.form_id === null ? {} : { formId: plan.form_id }),
  }
}

/** A plan has one price, so its variant carries the plan's id. */
function variantView(plan: PlanRow): planBenefits.PricingVariant {
  return {
    id: plan.id,
    name: plan.name,
    freeTrialDays: plan.free_trial_days,
    fees: (plan.fees as PlanFee[]).map(({ name, minor }) => ({
      priceType: 'FIXED_AMOUNT',
      name,
      appliedAt: 'FIRST_PAYMENT',
      fixedAmountOptions: { amount: plainAmount(minor, plan.currency) },
    })),
    billingTerms: billingTermsView(plan),
    pricingStrategies: [{ flatRate: { amount: plainAmount(plan.price_minor, plan.currency) } }],
    visible: true,
  }
}

function billingTermsView(plan: PlanRow): planBenefits.BillingTerms {
  const startType = plan.allow_future_start_date ? 'CUSTOM' : 'ON_PURCHASE'
  if (plan.period_count === null) return { startType, endType: 'UNTIL_CANCELLED' }
  const billingCycle = { period: plan.period_unit as planBenefits.Period, count: String(plan.period_count) }
  const cycles = plan.cycle_count ?? 1
  if (cycles === 0) return { billingCycle, startType, endType: 'UNTIL_CANCELLED' }
  const cyclesCompletedDetails = { billingCycleCount: String(cycles) }
  return { billingCycle, startType, endType: 'CYCLES_COMPLETED', cyclesCompletedDetails }
}
