import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { strictestRules } from '../rules/strictest.ts'
import { findPolicies } from '../store/policies.ts'

export const getStrictestBookingPolicy: Operation<'getStrictestBookingPolicy'> = async ({ input, actor }, { db }) => {
  const ids = [...new Set(input.bookingPolicyIds.map((id) => id.toLowerCase()))]
  if (ids.length === 0) {
    const description = 'must name a booking policy'
    return refuseFields([{ field: 'bookingPolicyIds', description, violatedRule: 'MIN_SIZE', data: { threshold: 1 } }])
  }
  const found = await findPolicies(db, actor.siteId, ids)
  if (found.length < ids.length) return fail('BOOKING_POLICY_NOT_FOUND')
  // In the requested order, so that equal requests have equal answers.
  const inOrder = found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  return { bookingPolicy: { id: null, default: false, ...strictestRules(inOrder.map(({ rules }) => rules)) } }
}
