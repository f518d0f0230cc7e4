import type { Operation } from '../../../operation.ts'
import { countPolicyRows, queryPolicyRows } from '../store/query-policies.ts'
import { policyView } from '../view.ts'

export const queryBookingPolicies: Operation<'queryBookingPolicies'> = async ({ input, actor }, { db }) => {
  const { rows, pagingMetadata } = await queryPolicyRows(db, actor.siteId, input.query)
  const { count, cursors, hasNext } = pagingMetadata
  return { bookingPolicies: rows.map(policyView), pagingMetadata: { count, cursors, hasNext } }
}

export const countBookingPolicies: Operation<'countBookingPolicies'> = async ({ input, actor }, { db }) => ({
  count: await countPolicyRows(db, actor.siteId, input.filter),
})
