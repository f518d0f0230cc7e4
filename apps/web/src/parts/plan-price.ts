import type { Infer, plans, plansOwn } from '@kalends/contract'
import type { Formats, Money } from '../lib/format.ts'
import type { Translate } from '../lib/translate.tsx'

export type CycleUnit = 'WEEK' | 'MONTH' | 'YEAR'
export type PeriodUnit = CycleUnit | 'DAY'

/** How a plan is paid and how long it lasts; `cycles` is 0 until cancelled. */
export type PlanTerms =
  | { model: 'recurring'; unit: CycleUnit; cycles: number }
  | { model: 'duration'; unit: PeriodUnit; count: number }
  | { model: 'unlimited' }

/** The price of a plan, ready to be written. */
export type PlanPrice = {
  money: Money
  terms: PlanTerms
  trialDays: number
  fees: { name: string; money: Money }[]
}

/** What a plan pays for. */
export type PlanBenefit = Infer<typeof plansOwn.ServiceBenefit>

/** Reads the pricing of a plan; amounts without a currency are in that of the business. */
export function readPlanPrice(pricing: plans.Pricing | null | undefined, businessCurrency: string): PlanPrice {
  const currency = pricing?.price?.currency || businessCurrency
  return {
    money: { value: pricing?.price?.value ?? '0', currency },
    terms: readTerms(pricing ?? {}),
    trialDays: pricing?.freeTrialDays ?? 0,
    fees: (pricing?.feeConfigs ?? []).map(({ fee }) => ({
      name: fee?.name ?? '',
      money: { value: fee?.amount ?? '0', currency },
    })),
  }
}

function readTerms({ subscription, singlePaymentForDuration: duration }: plans.Pricing): PlanTerms {
  if (subscription) {
    const unit = subscription.cycleDuration?.unit
    return {
      model: 'recurring',
      unit: unit === 'WEEK' || unit === 'YEAR' ? unit : 'MONTH',
      cycles: subscription.cycleCount ?? 0,
    }
  }
  if (!duration) return { model: 'unlimited' }
  const unit = duration.unit && duration.unit !== 'UNDEFINED' ? duration.unit : 'MONTH'
  return { model: 'duration', unit, count: duration.count ?? 1 }
}

/** Writes the whole price: "€49.00 every month for 12 months, 7 days free". */
export function writePlanPrice(price: PlanPrice, t: Translate, formats: Formats): string {
  const written = writeTerms(price, t, formats)
  if (price.trialDays === 0) return written
  return t('reading.planPrice.withTrial', { price: written, count: price.trialDays })
}

function writeTerms({ money, terms }: PlanPrice, t: Translate, formats: Formats): string {
  const isFree = Number(money.value) === 0
  const price = isFree ? t('common.free') : formats.money(money)
  switch (terms.model) {
    case 'recurring': {
      const every = t(`reading.planPrice.every.${terms.unit}`, { price })
      if (terms.cycles === 0) return every
      return t('reading.planPrice.for', { price: every, span: writeSpan(terms.unit, terms.cycles, t) })
    }
    case 'duration': {
      const span = writeSpan(terms.unit, terms.count, t)
      return t(isFree ? 'reading.planPrice.for' : 'reading.planPrice.onceFor', { price, span })
    }
    case 'unlimited':
      return t(isFree ? 'reading.planPrice.freeForever' : 'reading.planPrice.onceForever', { price })
  }
}

/** Writes a length: "12 months". */
export function writeSpan(unit: PeriodUnit, count: number, t: Translate): string {
  return t(`reading.planPrice.span.${unit}`, { count })
}

/** Writes the amount and, apart, how often it is paid: "€49.00" and "every month". */
export function planPriceHead({ money, terms }: PlanPrice, t: Translate, formats: Formats): [string, string] {
  if (Number(money.value) === 0) return [t('common.free'), '']
  const often = terms.model === 'recurring' ? terms.unit : 'once'
  return [formats.money(money), t(`reading.planPrice.often.${often}`)]
}

/** Writes how long the plan lasts: "12 months", "Until cancelled". */
export function writePlanLength(terms: PlanTerms, t: Translate): string {
  if (terms.model === 'unlimited') return t('reading.planPrice.noEnd')
  if (terms.model === 'duration') return writeSpan(terms.unit, terms.count, t)
  return terms.cycles === 0 ? t('reading.planPrice.untilCancelled') : writeSpan(terms.unit, terms.cycles, t)
}

/** Writes what a plan pays for: "10 credits every month", "Unlimited bookings". */
export function writeCredits(
  creditsPerCycle: number | null,
  { terms }: Pick<PlanPrice, 'terms'>,
  t: Translate,
): string {
  if (creditsPerCycle === null) return t('reading.planPrice.unlimited')
  const credits = t('reading.planPrice.credits', { count: creditsPerCycle })
  return terms.model === 'recurring' ? t(`reading.planPrice.every.${terms.unit}`, { price: credits }) : credits
}

/** Writes the fees that are due with the first payment: "€20.00 joining fee". */
export function writeFees({ fees }: PlanPrice, t: Translate, formats: Formats): string[] {
  return fees.map(({ name, money }) => t('reading.planPrice.fee', { name, price: formats.money(money) }))
}
