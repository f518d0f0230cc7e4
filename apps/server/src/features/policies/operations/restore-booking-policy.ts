import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { announcePolicy, created } from '../steps/announce-policy.ts'
import { lockPolicies, updatePolicy } from '../store/policies.ts'
import { policyView } from '../view.ts'

/** Restores a policy for its services, except those that were given another policy since. */
export const restoreBookingPolicy: Operation<'restoreBookingPolicy'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const all = await lockPolicies(tx, siteId)
    const policy = all.find(({ id, deletedAt }) => id === input.bookingPolicyId.toLowerCase() && deletedAt)
    if (!policy) return fail('BOOKING_POLICY_NOT_FOUND')
    const now = context.clock.now()
    const change = { deletedAt: null, handedOver: [], events: 1 }
    const restored = await updatePolicy(tx, siteId, policy.id, change, now)
    for (const { id: from } of all.filter(({ isDefault }) => isDefault)) {
      await context.ports.policies.moveServices(context, tx, actor, { from, to: policy.id, only: policy.handedOver })
    }
    const shown = policyView(restored)
    await announcePolicy(tx, actor, restored, [created(restored)], now)
    const entry = { operation: 'restoreBookingPolicy', entityType: 'bookingPolicy', after: shown }
    await recordChange(tx, siteId, actor, { ...entry, entityId: policy.id, entityName: policy.name }, now)
    return { bookingPolicy: shown }
  })
