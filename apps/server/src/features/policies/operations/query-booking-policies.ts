import type { Operation } from '../../../operation.ts'
import { countPolicyRows, queryPolicyRows } from '../store/query-policies.ts'
import { policyView } from '../view.ts'

export const queryBookingPolicies: Operation<'queryBookingPolicies'> = async ({ input, actor }, { db }) => {
  const { rows, pagingMetadata } = await queryPolicyRows(db, actor.siteId, input.query)
  return { bookingPolicies: rows.map(policyView), pagingMetadata }
}

export const countBookingPolicies: Operation<'countBookingPolicies'> = async ({ input, actor }, { db }) => ({
  count: await countPolicyRows(db, actor.siteId, input.filter),
})
