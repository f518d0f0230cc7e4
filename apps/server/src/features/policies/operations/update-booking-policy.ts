import { applyMask, type policies, readMask } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { announcePolicy, updated } from '../steps/announce-policy.ts'
import { requireValidRules } from '../steps/require-valid-rules.ts'
import { lockPolicy, type OwnPolicyRow, updatePolicy } from '../store/policies.ts'
import { policyView } from '../view.ts'

export const updateBookingPolicy: Operation<'updateBookingPolicy'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { bookingPolicy: sent, mask } = input
    const stored = await lockPolicy(tx, actor.siteId, sent.id ?? '')
    if (!stored) return fail('BOOKING_POLICY_NOT_FOUND')
    if (sent.revision !== String(stored.revision)) return fail('REVISION_MISMATCH')
    const before = policyView(stored)
    const { name, appId, extendedFields, ...written } = applyMask(before, sent, wholeSubPolicies(readMask(mask)))
    refuseOtherApp(stored, appId)
    const change = {
      name: name ?? '',
      appId: appId ?? null,
      extendedFields: extendedFields ?? null,
      events: 1,
      rules: await requireValidRules(context, tx, actor.siteId, followFee(before, sent, written), stored.id),
    }
    const now = context.clock.now()
    const policy = await updatePolicy(tx, actor.siteId, stored.id, change, now)
    const after = policyView(policy)
    await announcePolicy(tx, actor, policy, [updated(policy)], now)
    const entry = { operation: 'updateBookingPolicy', entityType: 'bookingPolicy', before, after }
    await recordChange(tx, actor.siteId, actor, { ...entry, entityId: policy.id, entityName: policy.name }, now)
    return { bookingPolicy: after }
  })

/** Who turns the fee off and does not mention the card turns off the card as well. */
function followFee<T extends policies.BookingPolicy>(
  before: policies.BookingPolicy,
  sent: policies.BookingPolicy,
  written: T,
): T {
  const endsFee = before.cancellationFeePolicy?.enabled === true && written.cancellationFeePolicy?.enabled !== true
  return endsFee && !sent.saveCreditCardPolicy ? { ...written, saveCreditCardPolicy: { enabled: false } } : written
}

/** A path into a sub-policy means all of it: they are replaced whole. */
function wholeSubPolicies(mask: string[] | undefined): string[] | undefined {
  return mask && [...new Set(mask.map((path) => path.split('.')[0] ?? path))]
}

/** The app of a policy cannot change once set. */
function refuseOtherApp(stored: OwnPolicyRow, appId: policies.BookingPolicy['appId']): void {
  if (!stored.appId || appId?.toLowerCase() === stored.appId) return
  const description = 'cannot be changed once it is set'
  refuseFields([
    { field: 'bookingPolicy.appId', description, violatedRule: 'OTHER', ruleName: 'IMMUTABLE_FIELD', data: {} },
  ])
}
