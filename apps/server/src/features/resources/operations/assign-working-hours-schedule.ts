import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { scheduleKind } from '../../schedules/index.ts'
import { assignWorkingHours } from '../steps/assign-hours.ts'
import { showStaff } from '../steps/show-staff.ts'
import { lockStaffMember } from '../store/staff.ts'

/** Hours of their own, or those of the business. */
export const assignWorkingHoursSchedule: Operation<'assignWorkingHoursSchedule'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const before = (await lockStaffMember(tx, actor.siteId, input.staffMemberId)) ?? fail('STAFF_MEMBER_NOT_FOUND')
    const scheduleId = input.scheduleId.toLowerCase()
    const isOwn = scheduleId === before.schedule_id
    if (!isOwn && (await scheduleKind(tx, actor.siteId, scheduleId)) !== 'BUSINESS') fail('SCHEDULE_NOT_FOUND')
    const change = { actor, scheduleId, operation: 'assignWorkingHoursSchedule' } as const
    const row = await assignWorkingHours(context, tx, before, change)
    const [staffMember] = await showStaff(context, tx, actor, [row], input.fields)
    return { staffMember }
  })
