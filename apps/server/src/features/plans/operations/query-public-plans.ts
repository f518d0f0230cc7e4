import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { queryPublicPlanRows } from '../store/query-plans.ts'
import { publicPlanView } from '../view/plan.ts'

const largestPage = 1000

export const queryPublicPlans: Operation<'queryPublicPlans'> = async ({ input: { query }, actor }, { db }) => {
  const limit = query?.paging?.limit
  if (limit !== null && limit !== undefined && (limit < 1 || limit > largestPage)) {
    const description = `must be between 1 and ${largestPage}`
    refuseFields([
      {
        field: 'query.paging.limit',
        description,
        violatedRule: 'OTHER',
        ruleName: 'PAGING_LIMIT_OUT_OF_RANGE',
        data: {},
      },
    ])
  }
  const { rows, pagingMetadata } = await queryPublicPlanRows(db, actor.siteId, query ?? {})
  return { plans: rows.map(publicPlanView), pagingMetadata }
}
