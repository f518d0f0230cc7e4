import type { OperationId, staffMembers } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { type JobHandler, startJob } from '../../jobs/index.ts'
import { changedTags, type TagChange, tagChange } from '../rules/tags.ts'
import { changeStaffMember } from '../steps/change-staff-member.ts'
import { countStaffRows, findStaffIds } from '../store/query-staff.ts'
import { lockStaffMember } from '../store/staff.ts'
import { bulkActionMetadata, itemMetadata, type Outcome, outcomeOf } from '../view/bulk.ts'

export const bulkUpdateStaffMemberTags: Operation<'bulkUpdateStaffMemberTags'> = async ({ input, actor }, context) => {
  const change = tagChange(input) ?? fail('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
  const outcomes: Outcome<void>[] = []
  for (const id of input.ids) {
    const update = () =>
      context.transaction((tx) => tagOne(context, tx, { actor, id, change, operation: 'bulkUpdateStaffMemberTags' }))
    outcomes.push(await outcomeOf(id, update))
  }
  return {
    results: outcomes.map((outcome, index) => ({ itemMetadata: itemMetadata(outcome, index) })),
    bulkActionMetadata: bulkActionMetadata(outcomes),
  }
}

type Payload = { filter: Record<string, unknown> } & Pick<
  staffMembers.BulkUpdateStaffMemberTagsRequest,
  'assignTags' | 'unassignTags'
>
const everyone = { everyone: true, contact: true, providersOnly: false }

/** Updates tags of all matching staff members in a job. An invalid filter is refused at once. */
export const bulkUpdateStaffMemberTagsByFilter: Operation<'bulkUpdateStaffMemberTagsByFilter'> = async (
  { input, actor },
  context,
) => {
  if (!tagChange(input)) fail('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
  const { filter, assignTags, unassignTags } = input
  await countStaffRows(context.db, actor.siteId, everyone, filter)
  const payload: Payload = { filter, assignTags, unassignTags }
  const job = { operation: 'bulkUpdateStaffMemberTagsByFilter', payload }
  return { jobId: await context.transaction((tx) => startJob(tx, context, actor, job)) }
}

/** What the job does for each. */
export const tagsJobHandler: JobHandler<Payload> = {
  find: (db, { siteId, payload }) => findStaffIds(db, siteId, everyone, payload.filter),
  changeStatus: async (context, tx, { actor, payload, id }) => {
    const change = tagChange(payload) ?? fail('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
    await tagOne(context, tx, { actor, id, change, operation: 'bulkUpdateStaffMemberTagsByFilter' })
  },
}

async function tagOne(
  context: Context,
  tx: Tx,
  { actor, id, change, operation }: { actor: Actor; id: string; change: TagChange; operation: OperationId },
): Promise<void> {
  const before = (await lockStaffMember(tx, actor.siteId, id)) ?? fail('STAFF_MEMBER_NOT_FOUND')
  const values = changedTags({ tags: before.tags, private_tags: before.private_tags }, change)
  await changeStaffMember(context, tx, before, { actor, operation, values, events: ['updated'] })
}
