import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { nextStatus } from '../rules/status.ts'
import type { Member } from '../store/members.ts'
import { changeMember } from './change-member.ts'
import { endAccount } from './end-account.ts'
import { findStaffPerson } from './find-staff-person.ts'
import { lockEditableMember } from './lock-editable-member.ts'
import { getMemberId } from './viewer.ts'

export type Change = 'approve' | 'block' | 'disconnect'

export async function changeStatus(
  context: Context,
  tx: Tx,
  actor: Actor,
  id: string,
  change: Change,
  { endOrders = false }: { endOrders?: boolean } = {},
): Promise<Member> {
  const member = await lockEditableMember(tx, actor, id)
  const verdict = nextStatus(change, member.status)
  if (!verdict) return member
  if ('refusal' in verdict) return fail(verdict.refusal, { data: { memberId: member.id } })
  if (change === 'block') await refuseProtectedMember(context, tx, actor, member)
  if (change === 'disconnect') await disconnect(context, tx, member, { actor, endOrders })
  // Only members themselves can verify an address; the owner's approval does not replace that.
  const awaitsVerification = change === 'approve' && member.awaits_verification
  const changes = { status: verdict.status, awaits_verification: awaitsVerification, awaits_approval: false }
  return changeMember(tx, context, member, changes, actor, change)
}

/** Refuses to lock out the actor, the owner, or members with active payments. */
async function refuseProtectedMember(context: Context, tx: Tx, actor: Actor, member: Member): Promise<void> {
  const data = { memberId: member.id }
  const worker = await findStaffPerson(tx, member)
  const isSelf = getMemberId(actor) === member.id || (actor.type === 'staff' && worker?.userId === actor.userId)
  if (isSelf) fail('MEMBER_SELF_BLOCK_FORBIDDEN', { data })
  if (worker?.role === 'owner') fail('OWNER_MEMBER_BLOCK_FORBIDDEN', { data })
  const { site_id: siteId, id: memberId } = member
  const orders = await context.ports.members.lockLiveOrders(tx, { siteId, memberId })
  if (orders.length > 0) fail('ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN', { data: { ...data, orders } })
  // Drafts: a payment under way must not start a plan that its buyer cannot reach.
  await context.ports.members.endOrders(context, tx, { siteId, memberId, actor, operation: 'blockMember' })
}

/** Nobody signs in again: nothing is charged any more. */
async function disconnect(
  context: Context,
  tx: Tx,
  member: Member,
  { actor, endOrders }: { actor: Actor; endOrders: boolean },
): Promise<void> {
  await endAccount(context, tx, member, {
    actor,
    operation: 'disconnectMember',
    endOrders,
    refuse: (orders) =>
      fail('ACTIVE_SUBSCRIPTION_MEMBER_DISCONNECT_FORBIDDEN', { data: { memberId: member.id, orders } }),
  })
}
