import { runEachInSavepoint } from '../../../db/run-each.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { startJob } from '../../jobs/index.ts'
import { tagChange } from '../rules/tags.ts'
import { type TagsByFilter, taggableStaff, tagStaffMember } from '../steps/tag-staff-member.ts'
import { countStaffRows } from '../store/query-staff.ts'

export const bulkUpdateStaffMemberTags: Operation<'bulkUpdateStaffMemberTags'> = async ({ input, actor }, context) => {
  const change = tagChange(input) ?? fail('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
  return runEachInSavepoint(
    context,
    input.ids,
    async (tx, id) => {
      await tagStaffMember(context, tx, { actor, id, change, operation: 'bulkUpdateStaffMemberTags' })
      return { id }
    },
    { getId: (id) => id },
  )
}

/** Updates tags of all matching staff members in a job. An invalid filter is refused at once. */
export const bulkUpdateStaffMemberTagsByFilter: Operation<'bulkUpdateStaffMemberTagsByFilter'> = async (
  { input, actor },
  context,
) => {
  if (!tagChange(input)) fail('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
  const { filter, assignTags, unassignTags } = input
  await countStaffRows(context.db, actor.siteId, taggableStaff, filter)
  const payload: TagsByFilter = { filter, assignTags, unassignTags }
  const job = { operation: 'bulkUpdateStaffMemberTagsByFilter', payload }
  return { jobId: await context.transaction((tx) => startJob(tx, context, actor, job)) }
}
