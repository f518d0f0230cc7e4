import { minorUnits, type plans } from '@kalends/contract'

export type PlanModel = 'SUBSCRIPTION' | 'DURATION' | 'UNLIMITED'
export type PlanPeriodUnit = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'

/** A fee that is charged once, with the first payment. */
export type PlanFee = { name: string; minor: number }

/** What a plan offers: everything about it that its owner writes. */
export type PlanContent = {
  name: string
  description: string | null
  perks: readonly string[]
  priceMinor: number
  currency: string
  model: PlanModel
  periodCount: number | null
  periodUnit: PlanPeriodUnit | null
  cycleCount: number | null
  freeTrialDays: number
  fees: readonly PlanFee[]
  maxPurchasesPerBuyer: number
  allowFutureStartDate: boolean
  buyerCanCancel: boolean
  termsAndConditions: string | null
  formId: string | null
  clientData: Readonly<Record<string, string>> | null
}

/** Reads a plan without faults into what is stored. */
export function readPlanContent(plan: plans.Plan, currency: string): PlanContent {
  const { pricing } = plan
  return {
    name: plan.name ?? '',
    description: plan.description ?? null,
    perks: plan.perks?.values ?? [],
    priceMinor: minorUnits(pricing?.price?.value, currency),
    currency,
    ...readModel(pricing ?? {}),
    freeTrialDays: pricing?.freeTrialDays ?? 0,
    fees: (pricing?.feeConfigs ?? []).map(({ fee }) => ({
      name: fee?.name ?? '',
      minor: minorUnits(fee?.amount, currency),
    })),
    maxPurchasesPerBuyer: plan.maxPurchasesPerBuyer ?? 0,
    allowFutureStartDate: plan.allowFutureStartDate ?? false,
    buyerCanCancel: plan.buyerCanCancel ?? false,
    termsAndConditions: plan.termsAndConditions ?? null,
    formId: plan.formId?.toLowerCase() ?? null,
    clientData: plan.clientData ?? null,
  }
}

function readModel({ subscription, singlePaymentForDuration: duration }: plans.Pricing) {
  if (subscription) {
    const { cycleDuration, cycleCount } = subscription
    return { model: 'SUBSCRIPTION' as const, ...readPeriod(cycleDuration), cycleCount: cycleCount ?? 0 }
  }
  if (duration) return { model: 'DURATION' as const, ...readPeriod(duration), cycleCount: null }
  return { model: 'UNLIMITED' as const, periodCount: null, periodUnit: null, cycleCount: null }
}

function readPeriod(duration: plans.Duration | null | undefined) {
  return { periodCount: duration?.count ?? 1, periodUnit: (duration?.unit ?? 'MONTH') as PlanPeriodUnit }
}
