import type { services } from '@kalends/contract'
import type { Client, InputOf } from '@kalends/sdk'
import { assertRefusal, isAmountLimit, isRefusal } from '../../../lib/refusal.ts'
import { listServices } from '../../data/list-services.ts'
import { readText } from '../../fields/read-form.ts'
import { type Draft, readDraft, toBenefit, toPlan } from './draft.ts'

/** Fields that can be refused; each has a message `plan.error.…`. */
export type Fault =
  | ('name' | 'description' | 'perks' | 'price' | 'priceMissing' | 'priceLimits' | 'cycles' | 'count' | 'trialDays')
  | ('feeName' | 'feeAmount' | 'fees' | 'creditCount' | 'terms' | 'form')

export type Refused = {
  draft: Draft
  faults: Fault[]
  problem: 'fields' | 'archived' | 'notFound' | 'notAllowed' | 'other'
}

/** `areServicesSaved` is false if the plan was saved but not all its services. */
export type Saved = { id: string; areServicesSaved: boolean } | Refused

/** Creates or updates a plan, what it pays for and its services. A refusal returns the draft with its invalid fields. */
export async function savePlan(client: Client, form: FormData, canConnect: boolean): Promise<Saved> {
  const draft = readDraft(form)
  const benefit = toBenefit(draft)
  const known = readText(form, 'id')
  const credits = benefit.creditsPerCycle
  if (credits !== null && (credits < 1 || credits > mostCredits)) {
    return { draft, faults: ['creditCount'], problem: 'fields' }
  }
  try {
    // The form always sends the fields of the chosen model.
    const plan = toPlan(draft) as InputOf<'plans', 'createPlan'>['plan']
    const { plan: saved } = known
      ? await client.plans.updatePlan({ plan: { ...plan, id: known } })
      : await client.plans.createPlan({ plan })
    const planId = saved?.id ?? known
    await client.plans.setPlanBenefit({ planId, benefit })
    return { id: planId, areServicesSaved: !canConnect || (await connect(client, planId, draft.services)) }
  } catch (error) {
    return refusedBy(error, draft)
  }
}

/** Source: plans.ServiceBenefit in the contract. */
const mostCredits = 10_000

/** Connects the plan to exactly these services. Returns false if one of them refused. */
async function connect(client: Client, planId: string, chosen: readonly string[]): Promise<boolean> {
  let isComplete = true
  for (const service of await listServices(client)) {
    const isConnected = service.payment?.pricingPlanIds?.includes(planId) === true
    const shouldConnect = chosen.includes(service.id ?? '')
    if (isConnected === shouldConnect) continue
    try {
      await (shouldConnect ? enable(client, service, planId) : disable(client, service, planId))
    } catch (error) {
      if (!isRefusal(error)) throw error
      isComplete = false
    }
  }
  return isComplete
}

/** Connects a plan and offers plans as a payment option of the service. */
async function enable(client: Client, { id, payment }: services.Service, planId: string): Promise<void> {
  const serviceId = id ?? ''
  const { service } = await client.services.enablePricingPlansForService({ serviceId, pricingPlanIds: [planId] })
  if (payment?.options?.pricingPlan) return
  const options = { ...payment?.options, pricingPlan: true }
  await client.services.updateService({
    service: { id: serviceId, revision: service?.revision ?? '', payment: { ...service?.payment, options } },
  })
}

async function disable(client: Client, { id }: services.Service, planId: string): Promise<void> {
  await client.services.disablePricingPlansForService({ serviceId: id ?? '', pricingPlanIds: [planId] })
}

/** Fields by a part of the API's path. */
const faultOfField: [RegExp, Fault][] = [
  [/^plan\.name/, 'name'],
  [/^plan\.description/, 'description'],
  [/^plan\.perks/, 'perks'],
  [/^plan\.pricing\.price/, 'price'],
  [/^plan\.pricing\.subscription/, 'cycles'],
  [/^plan\.pricing\.singlePaymentForDuration/, 'count'],
  [/^plan\.pricing\.freeTrialDays/, 'trialDays'],
  [/^plan\.pricing\.feeConfigs.*\.name/, 'feeName'],
  [/^plan\.pricing\.feeConfigs.*\.amount/, 'feeAmount'],
  [/^plan\.pricing\.feeConfigs/, 'fees'],
  [/^plan\.termsAndConditions/, 'terms'],
  [/^plan\.formId/, 'form'],
  [/^benefit\.creditsPerCycle/, 'creditCount'],
]

function refusedBy(error: unknown, draft: Draft): Refused {
  assertRefusal(error)
  const violations = error.fieldViolations
  if (violations.some(({ ruleName }) => ruleName === 'update_not_supported')) {
    return { draft, faults: [], problem: 'archived' }
  }
  const faults = violations.flatMap((violation) =>
    violation.ruleName === 'RECURRING_PLAN_PAYMENT_PRICE_MISSING'
      ? 'priceMissing'
      : isAmountLimit(violation) && /^plan\.pricing\.price/.test(violation.field)
        ? 'priceLimits'
        : (faultOfField.find(([path]) => path.test(violation.field))?.[1] ?? []),
  )
  if (faults.length > 0) return { draft, faults: [...new Set(faults)], problem: 'fields' }
  const problems: Record<string, Refused['problem']> = { plan_not_found: 'notFound', PERMISSION_DENIED: 'notAllowed' }
  return { draft, faults: [], problem: problems[error.code] ?? 'other' }
}
