import type { Operation } from '../../../operation.ts'
import { findPlanBenefits } from '../store/benefits.ts'
import { findPublicPlans } from '../store/query-plans.ts'
import { serviceBenefitView } from '../view/benefit.ts'

export const listPublicPlanBenefits: Operation<'listPublicPlanBenefits'> = async ({ input, actor }, { db }) => {
  const plans = await findPublicPlans(db, actor.siteId, input.planIds)
  const ids = plans.map(({ id }) => id)
  const benefits = await findPlanBenefits(db, actor.siteId, ids)
  return { planBenefits: ids.map((planId) => ({ planId, benefit: serviceBenefitView(benefits.get(planId)) })) }
}
