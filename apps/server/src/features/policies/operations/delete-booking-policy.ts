import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { announcePolicy } from '../steps/announce-policy.ts'
import { lockPolicies, updatePolicy } from '../store/policies.ts'
import { policyView } from '../view.ts'

/** Deletes a policy. Its services get the default one; the policy stores their ids until it is erased. */
export const deleteBookingPolicy: Operation<'deleteBookingPolicy'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const all = await lockPolicies(tx, siteId)
    const policy = all.find(({ id, deletedAt }) => id === input.bookingPolicyId.toLowerCase() && !deletedAt)
    const heir = all.find(({ isDefault }) => isDefault)
    if (!policy || !heir) return fail('BOOKING_POLICY_NOT_FOUND')
    if (policy.isDefault) return fail('DEFAULT_POLICY_CANNOT_BE_DELETED')
    const handedOver = await context.ports.policies.moveServices(context, tx, actor, { from: policy.id, to: heir.id })
    const now = context.clock.now()
    const deleted = await updatePolicy(tx, siteId, policy.id, { deletedAt: now, handedOver, events: 1 }, now)
    await announcePolicy(tx, actor, deleted, [{ slug: 'deleted', payload: { deletedEvent: {} } }], now)
    const entry = { operation: 'deleteBookingPolicy', entityType: 'bookingPolicy', before: policyView(policy) }
    await recordChange(tx, siteId, actor, { ...entry, entityId: policy.id, entityName: policy.name }, now)
    return {}
  })
