import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { changeStaffMember } from '../steps/change-staff-member.ts'
import { showStaff } from '../steps/show-staff.ts'
import { setApproval } from '../store/resources.ts'
import { lockStaffMember } from '../store/staff.ts'

/** Approving twice changes nothing and publishes no event. */
export const approveStaffMember: Operation<'approveStaffMember'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const before = (await lockStaffMember(tx, siteId, input.staffMemberId)) ?? fail('STAFF_MEMBER_NOT_FOUND')
    const isNew = await setApproval(tx, siteId, before.resource_id, 'APPROVED', context.clock.now())
    const change = { actor, operation: 'approveStaffMember', values: {}, events: ['updated'] } as const
    const row = isNew ? await changeStaffMember(context, tx, before, change) : before
    const [staffMember] = await showStaff(context, tx, actor, [row], ['RESOURCE_DETAILS'])
    return { staffMember: staffMember ?? fail('STAFF_MEMBER_NOT_FOUND') }
  })
