import type { Actor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { announcePolicy, updated } from '../steps/announce-policy.ts'
import { lockPolicies, type OwnPolicyRow, updatePolicy } from '../store/policies.ts'
import { policyView } from '../view.ts'

export const setDefaultBookingPolicy: Operation<'setDefaultBookingPolicy'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const all = await lockPolicies(tx, actor.siteId)
    const chosen = all.find(({ id, deletedAt }) => id === input.bookingPolicyId.toLowerCase() && !deletedAt)
    if (!chosen) return fail('BOOKING_POLICY_NOT_FOUND')
    if (chosen.isDefault) return { currentDefaultBookingPolicy: policyView(chosen) }
    return switchDefault(tx, actor, { chosen, former: all.find(({ isDefault }) => isDefault) }, context.clock.now())
  })

type Switch = { chosen: OwnPolicyRow; former: OwnPolicyRow | undefined }

/** Clears the old default first: a unique index allows only one. */
async function switchDefault(tx: Tx, actor: Actor, { chosen, former }: Switch, now: number) {
  const { siteId } = actor
  const previous = former && (await updatePolicy(tx, siteId, former.id, { isDefault: false, events: 1 }, now))
  const current = await updatePolicy(tx, siteId, chosen.id, { isDefault: true, events: 2 }, now)
  const body = {
    currentDefaultBookingPolicy: policyView(current),
    ...(previous ? { previousDefaultBookingPolicy: policyView(previous) } : {}),
  }
  const set = { slug: 'default_booking_policy_set', payload: { actionEvent: { body } } } as const
  await announcePolicy(tx, actor, current, [set, updated(current)], now)
  if (previous) await announcePolicy(tx, actor, previous, [updated(previous)], now)
  const entry = { operation: 'setDefaultBookingPolicy', entityType: 'bookingPolicy', entityId: current.id }
  const change = { before: policyView(chosen), after: policyView(current), entityName: current.name }
  await recordChange(tx, siteId, actor, { ...entry, ...change }, now)
  return body
}
