import type { Operation } from '../../../operation.ts'
import { countPlans } from '../store/plans.ts'

export const getPlanStats: Operation<'getPlanStats'> = async ({ actor }, { db }) => ({
  totalPlans: await countPlans(db, actor.siteId),
})
