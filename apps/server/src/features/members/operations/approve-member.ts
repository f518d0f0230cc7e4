import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { startJob } from '../../jobs/index.ts'
import { type Change, changeStatus } from '../steps/change-status.ts'
import { toMemberFilter } from '../steps/read-member-query.ts'
import { countMemberRows } from '../store/query-members.ts'
import { memberView } from '../view.ts'

export const approveMember: Operation<'approveMember'> = ({ input, actor }, context) =>
  changeOne(context, actor, input.id, 'approve')

export const blockMember: Operation<'blockMember'> = ({ input, actor }, context) =>
  changeOne(context, actor, input.id, 'block')

export const disconnectMember: Operation<'disconnectMember'> = ({ input, actor }, context) =>
  changeOne(context, actor, input.id, 'disconnect', { endOrders: input.endOrders === true })

/** Validates the filter before starting the job. */
export const bulkApproveMembers: Operation<'bulkApproveMembers'> = ({ input, actor }, context) =>
  startStatusJob(context, actor, { operation: 'bulkApproveMembers', payload: input })

export const bulkBlockMembers: Operation<'bulkBlockMembers'> = ({ input, actor }, context) =>
  startStatusJob(context, actor, { operation: 'bulkBlockMembers', payload: input })

async function startStatusJob(
  context: Context,
  actor: Actor,
  job: { operation: string; payload: { filter: unknown } },
) {
  await countMemberRows(context.db, actor.siteId, toMemberFilter(job.payload.filter, 'filter'))
  return { jobId: await context.transaction((tx) => startJob(tx, context, actor, job)) }
}

async function changeOne(
  context: Context,
  actor: Actor,
  id: string,
  change: Change,
  options: { endOrders?: boolean } = {},
) {
  const member = await context.transaction((tx) => changeStatus(context, tx, actor, id, change, options))
  return { member: memberView(member, 'FULL') }
}
