import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findPlan } from '../store/plans.ts'
import { planView } from '../view/plan.ts'

export const getPlan: Operation<'getPlan'> = async ({ input, actor }, { db }) => ({
  plan: planView((await findPlan(db, actor.siteId, input.id)) ?? fail('plan_not_found')),
})
