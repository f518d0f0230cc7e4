import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findPlanBenefits } from '../store/benefits.ts'
import { findPlan } from '../store/plans.ts'
import { serviceBenefitView } from '../view/benefit.ts'

export const getPlanBenefit: Operation<'getPlanBenefit'> = async ({ input, actor }, { db }) => {
  const plan = (await findPlan(db, actor.siteId, input.planId)) ?? fail('plan_not_found')
  const benefit = (await findPlanBenefits(db, actor.siteId, [plan.id])).get(plan.id)
  return { planId: plan.id, benefit: serviceBenefitView(benefit) }
}
