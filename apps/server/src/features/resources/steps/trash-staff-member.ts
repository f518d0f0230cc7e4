import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { lockResources } from '../../schedules/index.ts'
import { withdrawStaffInvitation } from '../../users/index.ts'
import { setResourceDeleted } from '../store/resources.ts'
import type { StaffMemberRow } from '../store/staff.ts'
import { changeStaffMember, type StaffChange } from './change-staff-member.ts'
import { transferCalendars } from './transfer-calendars.ts'

/**
 * Moves a staff member to the trash once nothing to come relies on them, ends their holds, disconnects the user and
 * removes them from services, which are stored. A concurrent booking either finishes first, or finds them gone.
 */
export async function trashStaffMember(
  context: Context,
  tx: Tx,
  row: StaffMemberRow,
  { actor, operation }: { actor: Actor; operation: StaffChange['operation'] },
): Promise<void> {
  const { siteId } = actor
  const now = context.clock.now()
  await lockResources(tx, siteId, [row.resource_id])
  await context.ports.resources.requireNoCommitments(context, tx, siteId, { resourceIds: [row.resource_id] })
  await context.ports.resources.endHolds(context, tx, siteId, { resourceIds: [row.resource_id] })
  const given = await context.ports.resources.removeFromServices(context, tx, {
    siteId,
    resourceId: row.resource_id,
    actor,
  })
  await withdrawStaffInvitation(context, tx, { actor, staffMemberId: row.id, operation })
  await setResourceDeleted(tx, siteId, [row.resource_id], new Date(now))
  await changeStaffMember(context, tx, row, {
    actor,
    operation,
    events: row.user_id ? ['disconnected_from_user', 'deleted'] : ['deleted'],
    values: { deleted_at: new Date(now), user_id: null, former_services: given },
  })
  if (row.user_id) await transferCalendars(tx, siteId, row.user_id)
}
