import type { Operation } from '../../../operation.ts'
import { trashBegins } from '../rules/trash.ts'
import { showStaff } from '../steps/show-staff.ts'
import { queryDeletedStaff } from '../store/query-staff.ts'
import { pagingView } from '../view/paging.ts'

export const listDeletedStaffMembers: Operation<'listDeletedStaffMembers'> = async ({ input, actor }, context) => {
  const { staffMemberIds: ids, paging, fields } = input
  const requested = { ids, paging, since: trashBegins(context.clock.now()) }
  const { rows, pagingMetadata } = await queryDeletedStaff(context.db, actor.siteId, requested)
  return {
    staffMembers: await showStaff(context, context.db, actor, rows, fields),
    pagingMetadata: pagingView(pagingMetadata),
  }
}
