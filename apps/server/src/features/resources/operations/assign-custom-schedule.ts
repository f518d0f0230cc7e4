import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { assignWorkingHours } from '../steps/assign-hours.ts'
import { showStaff } from '../steps/show-staff.ts'
import { lockStaffMember } from '../store/staff.ts'

/** Deprecated alias: assigns the staff member's own schedule as working hours. */
export const assignCustomSchedule: Operation<'assignCustomSchedule'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const before = (await lockStaffMember(tx, actor.siteId, input.staffMemberId)) ?? fail('STAFF_MEMBER_NOT_FOUND')
    const scheduleId = input.scheduleId.toLowerCase()
    if (scheduleId !== before.schedule_id) fail('SCHEDULE_NOT_FOUND')
    const row = await assignWorkingHours(context, tx, before, { actor, scheduleId, operation: 'assignCustomSchedule' })
    const [staffMember] = await showStaff(context, tx, actor, [row], input.fields)
    return { staffMember }
  })
