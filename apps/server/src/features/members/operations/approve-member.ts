import type { members } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { type JobHandler, startJob } from '../../jobs/index.ts'
import { nextStatus } from '../rules/status.ts'
import { changeMember } from '../steps/change-member.ts'
import { findStaffPerson } from '../steps/find-staff-person.ts'
import { lockEditableMember } from '../steps/lock-editable-member.ts'
import { getMemberId } from '../steps/viewer.ts'
import type { Member } from '../store/members.ts'
import { countMemberRows, findMemberIds } from '../store/query-members.ts'
import { memberView } from '../view.ts'
import { toMemberFilter } from './query-members.ts'

type Change = 'approve' | 'block' | 'disconnect'

export const approveMember: Operation<'approveMember'> = ({ input, actor }, context) =>
  changeOne(context, actor, input.id, 'approve')

export const blockMember: Operation<'blockMember'> = ({ input, actor }, context) =>
  changeOne(context, actor, input.id, 'block')

export const disconnectMember: Operation<'disconnectMember'> = ({ input, actor }, context) =>
  changeOne(context, actor, input.id, 'disconnect')

/** Validates the filter before starting the job. */
export const bulkApproveMembers: Operation<'bulkApproveMembers'> = ({ input, actor }, context) =>
  startStatusJob(context, actor, { operation: 'bulkApproveMembers', payload: input })

export const bulkBlockMembers: Operation<'bulkBlockMembers'> = ({ input, actor }, context) =>
  startStatusJob(context, actor, { operation: 'bulkBlockMembers', payload: input })

/** Job handlers; protected members are skipped. */
export const approveByFilter = statusJob('approve')
export const blockByFilter = statusJob('block')

function statusJob(change: Change): JobHandler<members.BulkApproveMembersRequest> {
  return {
    find: (db, { siteId, payload }) => findMemberIds(db, siteId, { filter: toMemberFilter(payload.filter, 'filter') }),
    changeStatus: async (context, tx, { actor, id }) => {
      await changeStatus(context, tx, actor, id, change)
    },
  }
}

async function startStatusJob(
  context: Context,
  actor: Actor,
  job: { operation: string; payload: { filter: unknown } },
) {
  await countMemberRows(context.db, actor.siteId, toMemberFilter(job.payload.filter, 'filter'))
  return { jobId: await context.transaction((tx) => startJob(tx, context, actor, job)) }
}

async function changeOne(context: Context, actor: Actor, id: string, change: Change) {
  const member = await context.transaction((tx) => changeStatus(context, tx, actor, id, change))
  return { member: memberView(member, 'FULL') }
}

async function changeStatus(context: Context, tx: Tx, actor: Actor, id: string, change: Change): Promise<Member> {
  const member = await lockEditableMember(tx, actor, id)
  const verdict = nextStatus(change, member.status)
  if (!verdict) return member
  if ('refusal' in verdict) return fail(verdict.refusal, { data: { memberId: member.id } })
  if (change === 'block') await refuseProtectedMember(context, tx, actor, member)
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
  if (await context.ports.members.hasActiveOrder(tx, member.site_id, member.id)) {
    fail('ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN', { data })
  }
}
