import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findPolicies } from '../store/policies.ts'
import { policyView } from '../view.ts'

export const getBookingPolicy: Operation<'getBookingPolicy'> = async ({ input, actor }, { db }) => {
  const [policy] = await findPolicies(db, actor.siteId, [input.bookingPolicyId])
  return policy ? { bookingPolicy: policyView(policy) } : fail('BOOKING_POLICY_NOT_FOUND')
}
