import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { requirePlan } from '../steps/require-plan.ts'
import { findPlanBenefits, type PlanBenefit, savePlanBenefit } from '../store/benefits.ts'
import { serviceBenefitView } from '../view/benefit.ts'

/** Changes what later orders pay for. Existing orders keep their copy. */
export const setPlanBenefit: Operation<'setPlanBenefit'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const plan = await requirePlan(tx, siteId, input.planId)
    if (plan.archived_at !== null) return refuseBenefit('planId', 'is an archived plan, which cannot be changed')
    const { creditsPerCycle, rollsOver } = input.benefit
    const serviceIds = [...new Set(input.benefit.serviceIds.map((id) => id.toLowerCase()))]
    await requireServices(context, tx, siteId, serviceIds)
    const stored = (await findPlanBenefits(tx, siteId, [plan.id])).get(plan.id)
    const booksAhead = input.benefit.booksAhead ?? stored?.booksAhead ?? true
    const benefit: PlanBenefit = { planId: plan.id, creditsPerCycle, serviceIds, rollsOver, booksAhead }
    const now = context.clock.now()
    await savePlanBenefit(tx, siteId, benefit, now)
    const entity = { entityType: 'planBenefit', entityId: plan.id, entityName: plan.name }
    const states = { before: serviceBenefitView(stored), after: serviceBenefitView(benefit) }
    await recordChange(tx, siteId, actor, { operation: 'setPlanBenefit', ...entity, ...states }, now)
    return { planId: plan.id, benefit: states.after }
  })

async function requireServices(context: Context, tx: Tx, siteId: string, serviceIds: readonly string[]): Promise<void> {
  const [unknown] = await context.ports.plans.findUnknownServices(tx, siteId, serviceIds)
  if (unknown !== undefined) {
    refuseBenefit(`benefit.serviceIds[${serviceIds.indexOf(unknown)}]`, 'is no service of this business')
  }
}

function refuseBenefit(field: string, description: string): never {
  return refuseFields([{ field, description, violatedRule: 'FORMAT', data: {} }])
}
