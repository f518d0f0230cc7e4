import type { plans } from '@kalends/contract'
import {
  type CycleUnit,
  type PeriodUnit,
  type PlanBenefit,
  type PlanPrice,
  readPlanPrice,
} from '../../../parts/plan-price.ts'

export const cycleUnits = ['WEEK', 'MONTH', 'YEAR'] as const satisfies readonly CycleUnit[]
export const periodUnits = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const satisfies readonly PeriodUnit[]
export const models = ['recurring', 'duration', 'unlimited'] as const

/** A plan as the editor's fields. */
export type Draft = {
  name: string
  description: string
  /** One perk a line. */
  perks: string
  model: (typeof models)[number]
  price: string
  /** Length of a cycle, and the number of cycles unless the plan runs until cancelled. */
  cycleUnit: CycleUnit
  ends: 'cancelled' | 'cycles'
  cycles: string
  /** How long a single payment is valid. */
  count: string
  unit: PeriodUnit
  trialDays: string
  fees: { name: string; amount: string }[]
  credits: 'unlimited' | 'limited'
  creditCount: string
  rollsOver: boolean
  /** Credits of coming periods pay for bookings in them. */
  booksAhead: boolean
  /** The services it pays for. */
  services: string[]
  isPublic: boolean
  oncePerBuyer: boolean
  futureStart: boolean
  buyerCanCancel: boolean
  terms: string
  /** Id of the form whose questions buyers answer; empty for none. */
  formId: string
}

/** Initial values of a new plan. */
export const emptyDraft: Draft = {
  name: '',
  description: '',
  perks: '',
  model: 'recurring',
  price: '',
  cycleUnit: 'MONTH',
  ends: 'cancelled',
  cycles: '12',
  count: '3',
  unit: 'MONTH',
  trialDays: '0',
  fees: [],
  credits: 'limited',
  creditCount: '10',
  rollsOver: false,
  booksAhead: true,
  services: [],
  isPublic: true,
  oncePerBuyer: false,
  futureStart: false,
  buyerCanCancel: true,
  terms: '',
  formId: '',
}

/** Reads the submitted fields. */
export function readDraft(form: FormData): Draft {
  const text = (name: string): string => String(form.get(name) ?? '').trim()
  const isOn = (name: string): boolean => form.get(name) === 'yes'
  const oneOf = <Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value =>
    values.find((value) => value === text(name)) ?? otherwise
  const amounts = form.getAll('feeAmount').map((value) => String(value).trim())
  const fees = form
    .getAll('feeName')
    .map((name, index) => ({ name: String(name).trim(), amount: amounts[index] ?? '' }))
  return {
    name: text('name'),
    description: text('description'),
    perks: text('perks'),
    model: oneOf('model', models, 'recurring'),
    price: text('price'),
    cycleUnit: oneOf('cycleUnit', cycleUnits, 'MONTH'),
    ends: text('ends') === 'cycles' ? 'cycles' : 'cancelled',
    cycles: text('cycles'),
    count: text('count'),
    unit: oneOf('unit', periodUnits, 'MONTH'),
    trialDays: text('trialDays'),
    fees: fees.filter(({ name, amount }) => name !== '' || amount !== ''),
    credits: text('credits') === 'limited' ? 'limited' : 'unlimited',
    creditCount: text('creditCount'),
    rollsOver: isOn('rollsOver'),
    booksAhead: isOn('booksAhead'),
    services: form.getAll('services').map(String),
    isPublic: isOn('isPublic'),
    oncePerBuyer: isOn('oncePerBuyer'),
    futureStart: isOn('futureStart'),
    buyerCanCancel: isOn('buyerCanCancel'),
    terms: text('terms'),
    formId: text('formId'),
  }
}

/** Converts a plan, what it pays for and its services to the editor's fields. */
export function toDraft(plan: plans.Plan, benefit: PlanBenefit, services: string[]): Draft {
  const { money, terms, trialDays, fees } = readPlanPrice(plan.pricing, '')
  const recurring = terms.model === 'recurring' ? terms : undefined
  const duration = terms.model === 'duration' ? terms : undefined
  return {
    name: plan.name ?? '',
    description: plan.description ?? '',
    perks: (plan.perks?.values ?? []).join('\n'),
    model: terms.model,
    price: money.value,
    cycleUnit: recurring?.unit ?? emptyDraft.cycleUnit,
    ends: recurring?.cycles ? 'cycles' : 'cancelled',
    cycles: String(recurring?.cycles || emptyDraft.cycles),
    count: String(duration?.count ?? emptyDraft.count),
    unit: duration?.unit ?? emptyDraft.unit,
    trialDays: String(trialDays),
    fees: fees.map((fee) => ({ name: fee.name, amount: fee.money.value })),
    credits: benefit.creditsPerCycle === null ? 'unlimited' : 'limited',
    creditCount: String(benefit.creditsPerCycle ?? emptyDraft.creditCount),
    rollsOver: benefit.rollsOver,
    booksAhead: benefit.booksAhead !== false,
    services,
    isPublic: plan.public === true,
    oncePerBuyer: plan.maxPurchasesPerBuyer === 1,
    futureStart: plan.allowFutureStartDate === true,
    buyerCanCancel: plan.buyerCanCancel === true,
    terms: plan.termsAndConditions ?? '',
    formId: plan.formId ?? '',
  }
}

/** Accepts a decimal comma. */
const amount = (text: string): string => text.replace(',', '.')

/** A whole number; -1 for anything else, which the API refuses by the field's name. */
const whole = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1)

/** Converts the draft to a plan. */
export function toPlan(draft: Draft): plans.Plan {
  return {
    name: draft.name,
    description: draft.description || null,
    perks: { values: perkLines(draft) },
    pricing: toPricing(draft),
    public: draft.isPublic,
    maxPurchasesPerBuyer: draft.oncePerBuyer ? 1 : 0,
    allowFutureStartDate: draft.futureStart,
    buyerCanCancel: draft.buyerCanCancel,
    termsAndConditions: draft.terms || null,
    formId: draft.formId || null,
  }
}

export const perkLines = ({ perks }: Pick<Draft, 'perks'>): string[] =>
  perks
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function toPricing(draft: Draft): plans.Pricing {
  return {
    ...toModel(draft),
    price: { value: amount(draft.price) },
    feeConfigs: draft.fees.map(({ name, amount: value }) => ({
      fee: { name, amount: amount(value) },
      appliedAt: 'FIRST_PAYMENT',
    })),
  }
}

function toModel({ model, cycleUnit, ends, cycles, count, unit, trialDays }: Draft): plans.Pricing {
  if (model === 'unlimited') return { singlePaymentUnlimited: true }
  if (model === 'duration') return { singlePaymentForDuration: { count: whole(count), unit } }
  // No cycles would mean until cancelled.
  const cycleCount = ends === 'cancelled' ? 0 : whole(cycles) || -1
  return {
    subscription: { cycleDuration: { count: 1, unit: cycleUnit }, cycleCount },
    freeTrialDays: trialDays === '' ? 0 : whole(trialDays),
  }
}

/** What the plan pays for: all the services connected to it. */
export function toBenefit({ model, credits, creditCount, rollsOver, booksAhead }: Draft): PlanBenefit {
  const isLimited = credits === 'limited'
  return {
    creditsPerCycle: isLimited ? whole(creditCount) : null,
    serviceIds: [],
    rollsOver: isLimited && rollsOver,
    // Other plans have no coming periods: they keep what was set.
    ...(model === 'recurring' ? { booksAhead } : {}),
  }
}

/** The price as customers see it, while it is being typed; null as long as it is no price. */
export function previewPrice(draft: Draft, currency: string): PlanPrice | null {
  const isAmount = (text: string): boolean => /^\d+(\.\d+)?$/.test(amount(text))
  if (!isAmount(draft.price)) return null
  const fees = draft.fees.filter((fee) => isAmount(fee.amount))
  const { pricing } = toPlan({ ...draft, fees })
  return readPlanPrice({ ...pricing, freeTrialDays: Math.max(0, pricing?.freeTrialDays ?? 0) }, currency)
}
