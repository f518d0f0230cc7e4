import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { lockResources } from '../../schedules/index.ts'
import { setHoursSchedule } from '../store/resources.ts'
import type { StaffMemberRow } from '../store/staff.ts'
import { changeStaffMember, type StaffChange } from './change-staff-member.ts'

/** Assigns a working-hours schedule and invalidates cached calendars. */
export async function assignWorkingHours(
  context: Context,
  tx: Tx,
  before: StaffMemberRow,
  { actor, operation, scheduleId }: { actor: Actor; operation: StaffChange['operation']; scheduleId: string },
): Promise<StaffMemberRow> {
  await lockResources(tx, actor.siteId, [before.resource_id])
  await setHoursSchedule(tx, actor.siteId, before.resource_id, scheduleId, context.clock.now())
  return changeStaffMember(context, tx, before, { actor, operation, values: {}, events: ['updated'] })
}
