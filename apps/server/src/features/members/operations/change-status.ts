import type { members } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { type JobWork, startJob } from '../../jobs/index.ts'
import { statusAfter } from '../rules/status.ts'
import type { Member } from '../store/members.ts'
import { countMemberRows, findMemberIds } from '../store/query-members.ts'
import { memberView } from '../view.ts'
import { changeMember } from './change-member.ts'
import { openMember } from './open-member.ts'
import { filterOf } from './query-members.ts'
import { memberIdOf } from './viewer.ts'
import { workerOf } from './worker-of.ts'

type Change = 'approve' | 'block' | 'disconnect'

export const approveMember: Operation<'approveMember'> = ({ input, actor }, context) =>
  one(context, actor, input.id, 'approve')

export const blockMember: Operation<'blockMember'> = ({ input, actor }, context) =>
  one(context, actor, input.id, 'block')

export const disconnectMember: Operation<'disconnectMember'> = ({ input, actor }, context) =>
  one(context, actor, input.id, 'disconnect')

/** Validates the filter before starting the job. */
export const bulkApproveMembers: Operation<'bulkApproveMembers'> = ({ input, actor }, context) =>
  begin(context, actor, { operation: 'bulkApproveMembers', payload: input })

export const bulkBlockMembers: Operation<'bulkBlockMembers'> = ({ input, actor }, context) =>
  begin(context, actor, { operation: 'bulkBlockMembers', payload: input })

/** Job handlers; protected members are skipped. */
export const approveByFilter = byFilter('approve')
export const blockByFilter = byFilter('block')

function byFilter(change: Change): JobWork<members.BulkApproveMembersRequest> {
  return {
    find: (db, { siteId, payload }) => findMemberIds(db, siteId, { filter: filterOf(payload.filter, 'filter') }),
    perform: async (context, tx, { actor, id }) => {
      await perform(context, tx, actor, id, change)
    },
  }
}

async function begin(context: Context, actor: Actor, job: { operation: string; payload: { filter: unknown } }) {
  await countMemberRows(context.db, actor.siteId, filterOf(job.payload.filter, 'filter'))
  return { jobId: await context.transaction((tx) => startJob(tx, context, actor, job)) }
}

async function one(context: Context, actor: Actor, id: string, change: Change) {
  const member = await context.transaction((tx) => perform(context, tx, actor, id, change))
  return { member: memberView(member, 'FULL') }
}

async function perform(context: Context, tx: Tx, actor: Actor, id: string, change: Change): Promise<Member> {
  const member = await openMember(tx, actor, id)
  const verdict = statusAfter(change, member.status)
  if (!verdict) return member
  if ('refusal' in verdict) return fail(verdict.refusal, { data: { memberId: member.id } })
  if (change === 'block') await refuseProtected(context, tx, actor, member)
  // That an address is somebody's, only they can show: the owner's word does not stand for it.
  const awaitsVerification = change === 'approve' && member.awaits_verification
  const changes = { status: verdict.status, awaits_verification: awaitsVerification, awaits_approval: false }
  return changeMember(tx, context, member, changes, actor, change)
}

/** Refuses to block oneself, the owner, or a member with an active order. */
async function refuseProtected(context: Context, tx: Tx, actor: Actor, member: Member): Promise<void> {
  const data = { memberId: member.id }
  const worker = await workerOf(tx, member)
  const isSelf = memberIdOf(actor) === member.id || (actor.type === 'staff' && worker?.userId === actor.userId)
  if (isSelf) fail('MEMBER_SELF_BLOCK_FORBIDDEN', { data })
  if (worker?.role === 'owner') fail('OWNER_MEMBER_BLOCK_FORBIDDEN', { data })
  if (await context.ports.members.hasActiveOrder(tx, member.site_id, member.id)) {
    fail('ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN', { data })
  }
}
