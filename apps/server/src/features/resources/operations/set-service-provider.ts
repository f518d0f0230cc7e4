import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { lockResources } from '../../schedules/index.ts'
import { changeStaffMember } from '../steps/change-staff-member.ts'
import { showStaff } from '../steps/show-staff.ts'
import { lockStaffMember } from '../store/staff.ts'

export const setServiceProvider: Operation<'setServiceProvider'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { staffMemberId, serviceProvider, fields } = input
    const before = (await lockStaffMember(tx, actor.siteId, staffMemberId)) ?? fail('STAFF_MEMBER_NOT_FOUND')
    if (before.service_provider && !serviceProvider)
      await context.ports.resources.endHolds(context, tx, actor.siteId, { resourceIds: [before.resource_id] })
    await lockResources(tx, actor.siteId, [before.resource_id])
    const change = { values: { service_provider: serviceProvider }, events: ['updated'] } as const
    const row = await changeStaffMember(context, tx, before, { actor, operation: 'setServiceProvider', ...change })
    const [staffMember] = await showStaff(context, tx, actor, [row], fields)
    return { staffMember }
  })
