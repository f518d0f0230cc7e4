import {
  type ChargeFault,
  type ChargeLimits,
  chargeFault,
  describeChargeFault,
  type FieldViolation,
  isWholeMinor,
  minorUnits,
  type plans,
} from '@kalends/contract'

/** The named rules a plan can break. Source: facts/plans/plans.json, createPlan. */
type PlanRule =
  | 'PLAN_NAME_BLANK'
  | 'PLAN_FEE_NAME_BLANK'
  | 'PERIOD_AMOUNT_OUT_OF_RANGE'
  | 'RECURRING_PLAN_PAYMENT_PRICE_MISSING'
  | 'RECURRING_PLAN_CYCLE_DURATION_TOO_SHORT'
  | 'RECURRING_PLAN_CYCLE_COUNT_INVALID'
  | 'SINGLE_PAYMENT_DURATION_TOO_SHORT'
  | 'SINGLE_PAYMENT_CYCLE_COUNT_INVALID'
  | 'SINGLE_PAYMENT_FREE_TRIAL_UNSUPPORTED'
  | 'INVALID_SINGLE_PAYMENT_WITHOUT_DURATION'
  | 'invalid_duration_unit'
  | 'client_data_is_invalid'
  // own rules, not in the Wix-compatible API
  | 'SEVERAL_PRICING_MODELS'
  | 'CURRENCY_MISMATCH'
  | 'TOO_MANY_FEES'
  | ChargeFault

/** Longest single payment in each unit: a hundred years, so that every date stays one. */
const longest = { DAY: 36_500, WEEK: 5_200, MONTH: 1_200, YEAR: 100 } as const
const mostCycles = 2000
const mostFees = 10
const mostClientData = 10

/** Lists everything that is wrong with a plan. Fields of the wrong shape count as missing. */
export function planFaults(plan: plans.Plan, currency: string, limits?: ChargeLimits): FieldViolation[] {
  return [
    ...unless(Boolean(plan.name?.trim()), 'name', 'PLAN_NAME_BLANK', 'must not be blank'),
    ...unless((plan.maxPurchasesPerBuyer ?? 0) >= 0, 'maxPurchasesPerBuyer', 'MIN', 'must not be less than 0'),
    ...unless(
      Object.keys(plan.clientData ?? {}).length <= mostClientData,
      'clientData',
      'client_data_is_invalid',
      `must have at most ${mostClientData} entries`,
    ),
    ...(plan.pricing ? [...pricingFaults(plan.pricing, currency), ...chargeFaults(plan.pricing, limits)] : []),
  ]
}

function pricingFaults(pricing: plans.Pricing, currency: string): FieldViolation[] {
  const { subscription, singlePaymentForDuration: duration, singlePaymentUnlimited: unlimited } = pricing
  const models = [subscription, duration, unlimited || undefined].filter(Boolean)
  return [
    ...unless(models.length < 2, 'pricing', 'SEVERAL_PRICING_MODELS', 'must have one pricing model'),
    ...(models.length === 0 ? [noModel(pricing)] : []),
    ...(subscription ? subscriptionFaults(subscription) : []),
    ...(duration ? durationFaults(duration) : []),
    ...trialFaults(pricing),
    ...priceFaults(pricing, currency),
    ...feeFaults(pricing.feeConfigs ?? [], currency),
  ]
}

function noModel({ singlePaymentUnlimited }: plans.Pricing): FieldViolation {
  return singlePaymentUnlimited === false
    ? fault(
        'pricing.singlePaymentUnlimited',
        'INVALID_SINGLE_PAYMENT_WITHOUT_DURATION',
        'must be true for a single payment without a duration',
      )
    : fault('pricing.pricingModel', 'REQUIRED_FIELD', 'must be given')
}

function subscriptionFaults({ cycleDuration, cycleCount }: plans.Recurrence): FieldViolation[] {
  const path = 'pricing.subscription'
  const unitPath = `${path}.cycleDuration.unit`
  const count = cycleCount ?? -1
  return [
    ...unless(
      count >= 0 && count <= mostCycles,
      `${path}.cycleCount`,
      'RECURRING_PLAN_CYCLE_COUNT_INVALID',
      `must be a number of cycles up to ${mostCycles}, or 0 until cancelled`,
    ),
    ...unless(cycleDuration?.count === 1, `${path}.cycleDuration.count`, 'PERIOD_AMOUNT_OUT_OF_RANGE', 'must be 1'),
    ...unitFaults(cycleDuration ?? {}, unitPath),
    ...unless(
      cycleDuration?.unit !== 'DAY',
      unitPath,
      'RECURRING_PLAN_CYCLE_DURATION_TOO_SHORT',
      'must be WEEK, MONTH or YEAR',
    ),
  ]
}

function durationFaults(duration: plans.Duration): FieldViolation[] {
  const path = 'pricing.singlePaymentForDuration'
  const count = duration.count ?? 0
  const most = longest[duration.unit as keyof typeof longest] ?? longest.YEAR
  return [
    ...unless(count >= 1, `${path}.count`, 'SINGLE_PAYMENT_DURATION_TOO_SHORT', 'must be at least 1'),
    ...unless(count <= most, `${path}.count`, 'SINGLE_PAYMENT_CYCLE_COUNT_INVALID', `must be at most ${most}`),
    ...unitFaults(duration, `${path}.unit`),
  ]
}

function unitFaults({ unit }: plans.Duration, path: string): FieldViolation[] {
  const isKnown = unit !== null && unit !== undefined && unit !== 'UNDEFINED'
  return unless(isKnown, path, 'invalid_duration_unit', 'must be DAY, WEEK, MONTH or YEAR')
}

function trialFaults({ subscription, freeTrialDays }: plans.Pricing): FieldViolation[] {
  const days = freeTrialDays ?? 0
  return [
    ...unless(days >= 0, 'pricing.freeTrialDays', 'MIN', 'must not be less than 0'),
    ...unless(
      days <= 0 || Boolean(subscription),
      'pricing.freeTrialDays',
      'SINGLE_PAYMENT_FREE_TRIAL_UNSUPPORTED',
      'needs a subscription',
    ),
  ]
}

function priceFaults({ subscription, price }: plans.Pricing, currency: string): FieldViolation[] {
  const path = 'pricing.price'
  const value = price?.value
  if (value === null || value === undefined) {
    return subscription
      ? [fault(path, 'RECURRING_PLAN_PAYMENT_PRICE_MISSING', 'must be given')]
      : [fault(`${path}.value`, 'REQUIRED_FIELD', 'must be given; 0 for a free plan')]
  }
  const amount = amountFaults(`${path}.value`, value, currency)
  const isMissing = Boolean(subscription) && amount.length === 0 && minorUnits(value, currency) === 0
  return [
    ...amount,
    ...unless(!isMissing, path, 'RECURRING_PLAN_PAYMENT_PRICE_MISSING', 'must be more than 0 for a subscription'),
    ...unless(
      !price?.currency || price.currency === currency,
      `${path}.currency`,
      'CURRENCY_MISMATCH',
      `must be ${currency}, the currency of the business`,
    ),
  ]
}

function feeFaults(configs: readonly plans.FeeConfig[], currency: string): FieldViolation[] {
  const path = 'pricing.feeConfigs'
  return [
    ...unless(configs.length <= mostFees, path, 'TOO_MANY_FEES', `must have at most ${mostFees} entries`),
    ...configs.slice(0, mostFees).flatMap(({ fee }, index) => {
      const at = `${path}[${index}].fee`
      const amount = amountFaults(`${at}.amount`, fee?.amount ?? '', currency)
      const isZero = amount.length === 0 && minorUnits(fee?.amount, currency) === 0
      return [
        ...unless(Boolean(fee?.name?.trim()), `${at}.name`, 'PLAN_FEE_NAME_BLANK', 'must not be blank'),
        ...amount,
        ...unless(!isZero, `${at}.amount`, 'FORMAT', 'must be more than 0'),
      ]
    }),
  ]
}

/** Plans are bought and renewed by card. Fees are paid with the price, or alone where a trial comes first. */
function chargeFaults(
  { price, feeConfigs, freeTrialDays }: plans.Pricing,
  limits: ChargeLimits | undefined,
): FieldViolation[] {
  if (!limits) return []
  const fees = (feeConfigs ?? []).slice(0, mostFees)
  const feeLimits = (freeTrialDays ?? 0) > 0 && fees.length === 1 ? limits : { ...limits, minMinor: 0 }
  return [
    ...chargeFaultOf('pricing.price.value', price?.value, limits),
    ...fees.flatMap(({ fee }, index) =>
      chargeFaultOf(`pricing.feeConfigs[${index}].fee.amount`, fee?.amount, feeLimits),
    ),
  ]
}

function chargeFaultOf(path: string, value: string | null | undefined, limits: ChargeLimits): FieldViolation[] {
  if (!/^\d{1,12}(\.\d{1,3})?$/.test(value ?? '')) return []
  const name = chargeFault(minorUnits(value, limits.currency), limits)
  return name ? [fault(path, name, describeChargeFault(name, limits))] : []
}

/** An amount below a trillion that can be charged in its currency. */
function amountFaults(path: string, value: string, currency: string): FieldViolation[] {
  const fits = /^\d{1,12}(\.\d{1,3})?$/.test(value) && isWholeMinor(value, currency)
  return unless(fits, path, 'FORMAT', `must be an amount in ${currency}, without more decimals than it has`)
}

const plainRules = ['MIN', 'FORMAT', 'REQUIRED_FIELD'] as const
type PlainRule = (typeof plainRules)[number]

/** One broken rule at a field of the plan. */
export function fault(path: string, rule: PlanRule | PlainRule, description: string): FieldViolation {
  const field = `plan.${path}`
  const plain = plainRules.find((name) => name === rule)
  return plain
    ? { field, description, violatedRule: plain, data: {} }
    : { field, description, violatedRule: 'OTHER', ruleName: rule, data: {} }
}

function unless(fine: boolean, path: string, rule: PlanRule | PlainRule, description: string): FieldViolation[] {
  return fine ? [] : [fault(path, rule, description)]
}
