import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { trashBegins } from '../rules/trash.ts'
import { showStaff } from '../steps/show-staff.ts'
import { queryDeletedStaff } from '../store/query-staff.ts'

export const getDeletedStaffMember: Operation<'getDeletedStaffMember'> = async ({ input, actor }, context) => {
  const requested = { ids: [input.staffMemberId], paging: null, since: trashBegins(context.clock.now()) }
  const { rows } = await queryDeletedStaff(context.db, actor.siteId, requested)
  const [staffMember] = await showStaff(context, context.db, actor, rows, input.fields)
  return { staffMember: staffMember ?? fail('STAFF_MEMBER_NOT_FOUND') }
}
