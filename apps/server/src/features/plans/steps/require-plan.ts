import type { ChargeLimits, FieldViolation, plans } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { planForms, shareLockForm } from '../../forms/index.ts'
import { findSite } from '../../sites/index.ts'
import { type PlanContent, readPlanContent } from '../rules/plan-content.ts'
import { fault, planFaults } from '../rules/plan-faults.ts'
import { lockPlan, lockPlans, type PlanRow } from '../store/plans.ts'

/** Locks a plan that is to be changed. Fails with `plan_not_found`. */
export async function requirePlan(tx: Tx, siteId: string, planId: string): Promise<PlanRow> {
  await lockPlans(tx, siteId)
  return (await lockPlan(tx, siteId, planId)) ?? fail('plan_not_found')
}

/** Reads a plan into what is stored. Refuses everything that is wrong with it at once. */
export async function requireContent(context: Context, tx: Tx, siteId: string, plan: plans.Plan): Promise<PlanContent> {
  const faults = await findPlanFaults(context, tx, siteId, plan)
  if (faults.length > 0) refuseFields(faults)
  return readPlanContent(plan, await loadCurrency(tx, siteId))
}

/** Lists everything that is wrong with a plan, its form included. */
export async function findPlanFaults(
  context: Context,
  tx: Tx,
  siteId: string,
  plan: plans.Plan,
): Promise<FieldViolation[]> {
  const limits = await context.ports.sites.findChargeLimits(context, tx, siteId)
  const faults = planFaults(plan, await loadCurrency(tx, siteId), limits)
  if (limits && faults.length === 0) faults.push(...(await couponFaults(context, tx, siteId, plan, limits)))
  const form = plan.formId ? await shareLockForm(tx, siteId, plan.formId) : undefined
  if (!plan.formId || form?.namespace === planForms) return faults
  return [...faults, fault('formId', 'FORMAT', 'must be a form for plans')]
}

/** Returns the fault of a price of which a coupon leaves an amount that the provider cannot charge. */
async function couponFaults(
  { ports, clock }: Context,
  tx: Tx,
  siteId: string,
  plan: plans.Plan,
  limits: ChargeLimits,
): Promise<FieldViolation[]> {
  const { name, priceMinor, fees } = readPlanContent(plan, limits.currency)
  const discounted = { id: plan.id ?? '', name, priceMinor, hasFees: fees.length > 0 }
  const within = { limits, now: clock.now() }
  const found = await ports.plans.findUnchargeableCoupon(tx, siteId, discounted, within)
  if (!found) return []
  return [fault('pricing.price.value', found.ruleName, `with the coupon ${found.code} ${found.description}`)]
}

async function loadCurrency(tx: Tx, siteId: string): Promise<string> {
  return (await findSite(tx, siteId))?.currency ?? fail('NOT_FOUND')
}
