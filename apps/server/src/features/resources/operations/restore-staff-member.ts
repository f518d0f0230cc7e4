import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { changeStaffMember } from '../steps/change-staff-member.ts'
import { lockDeletedStaff } from '../steps/lock-deleted-staff.ts'
import { showStaff } from '../steps/show-staff.ts'
import { setResourceDeleted } from '../store/resources.ts'

export const restoreStaffMember: Operation<'restoreStaffMember'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const before = (await lockDeletedStaff(context, tx, siteId, input.staffMemberId)) ?? fail('STAFF_MEMBER_NOT_FOUND')
    await setResourceDeleted(tx, siteId, [before.resource_id], null)
    const services = before.former_services
    await context.ports.resources.restoreToServices(context, tx, {
      siteId,
      resourceId: before.resource_id,
      actor,
      services,
    })
    const row = await changeStaffMember(context, tx, before, {
      actor,
      operation: 'restoreStaffMember',
      events: ['created'],
      values: { deleted_at: null, former_services: [] },
    })
    const [staffMember] = await showStaff(context, tx, actor, [row], ['RESOURCE_DETAILS'])
    return { staffMember: staffMember ?? fail('STAFF_MEMBER_NOT_FOUND') }
  })
