import type { Operation } from '../../../operation.ts'
import { listPlanRows } from '../store/query-plans.ts'
import { publicPlanView } from '../view/plan.ts'

export const listPublicPlans: Operation<'listPublicPlans'> = async ({ input, actor }, { db }) => {
  const { limit, offset, planIds } = input
  const filter = { archived: false, isPublic: true, ...(planIds?.length ? { ids: planIds } : {}) }
  const { rows, pagingMetadata } = await listPlanRows(db, actor.siteId, filter, { limit, offset })
  return { plans: rows.map(publicPlanView), pagingMetadata }
}
