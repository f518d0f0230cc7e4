import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { trashStaffMember } from '../steps/trash-staff-member.ts'
import { lockStaffMember } from '../store/staff.ts'

export const deleteStaffMember: Operation<'deleteStaffMember'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const row = (await lockStaffMember(tx, actor.siteId, input.staffMemberId)) ?? fail('STAFF_MEMBER_NOT_FOUND')
    await trashStaffMember(context, tx, row, { actor, operation: 'deleteStaffMember' })
    return {}
  })
