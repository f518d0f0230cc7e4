import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { ServiceAssignment } from '../../resources/index.ts'
import { deleteStaffRanks, insertStaffRanks } from '../store/staff-ranks.ts'
import { publishUpdated } from './tell-updated.ts'

type Staff = { siteId: string; resourceId: string; actor: Actor }

/** Removes a staff member from every service and returns the assignments they had. */
export async function removeFromServices(
  context: Context,
  tx: Tx,
  { siteId, resourceId, actor }: Staff,
): Promise<ServiceAssignment[]> {
  const assignments = await deleteStaffRanks(tx, siteId, resourceId, context.clock.now())
  const ids = assignments.map(({ serviceId }) => serviceId)
  await publishUpdated(context, tx, actor, ids)
  return assignments
}

/** Restores a staff member's assignments to those services that still exist. */
export async function restoreToServices(
  context: Context,
  tx: Tx,
  { siteId, resourceId, actor, services }: Staff & { services: readonly ServiceAssignment[] },
): Promise<void> {
  const ids = await insertStaffRanks(tx, siteId, resourceId, services, context.clock.now())
  await publishUpdated(context, tx, actor, ids)
}
