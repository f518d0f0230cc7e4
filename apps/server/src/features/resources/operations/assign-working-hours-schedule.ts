import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { lockResources, scheduleKind } from '../../schedules/index.ts'
import { changeStaffMember, type StaffChange } from '../steps/change-staff-member.ts'
import { showStaff } from '../steps/show-staff.ts'
import { setHoursSchedule } from '../store/resources.ts'
import { lockStaffMember, type StaffMemberRow } from '../store/staff.ts'

/** Hours of their own, or those of the business. */
export const assignWorkingHoursSchedule: Operation<'assignWorkingHoursSchedule'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const before = (await lockStaffMember(tx, actor.siteId, input.staffMemberId)) ?? fail('STAFF_MEMBER_NOT_FOUND')
    const scheduleId = input.scheduleId.toLowerCase()
    const isOwn = scheduleId === before.schedule_id
    if (!isOwn && (await scheduleKind(tx, actor.siteId, scheduleId)) !== 'BUSINESS') fail('SCHEDULE_NOT_FOUND')
    const change = { actor, scheduleId, operation: 'assignWorkingHoursSchedule' } as const
    const row = await assignHours(context, tx, before, change)
    const [staffMember] = await showStaff(context, tx, actor, [row], input.fields)
    return { staffMember }
  })

/** Assigns a working-hours schedule and invalidates cached calendars. */
export async function assignHours(
  context: Context,
  tx: Tx,
  before: StaffMemberRow,
  { actor, operation, scheduleId }: { actor: Actor; operation: StaffChange['operation']; scheduleId: string },
): Promise<StaffMemberRow> {
  await lockResources(tx, actor.siteId, [before.resource_id])
  await setHoursSchedule(tx, actor.siteId, before.resource_id, scheduleId, context.clock.now())
  return changeStaffMember(context, tx, before, { actor, operation, values: {}, events: ['updated'] })
}
