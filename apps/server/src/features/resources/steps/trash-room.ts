import type { OperationId } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { lockResources } from '../../schedules/index.ts'
import type { ResourceEntity } from '../store/resources.ts'
import { changeResource } from './change-resource.ts'

/** Moves a room to the trash once nothing to come relies on it. Its hours are in its own schedule. */
export async function trashRoom(
  context: Context,
  tx: Tx,
  actor: Actor,
  { row, operation }: { row: ResourceEntity; operation: OperationId },
): Promise<void> {
  const { siteId } = actor
  await lockResources(tx, siteId, [row.id])
  await context.ports.resources.requireNoCommitments(context, tx, siteId, { resourceIds: [row.id] })
  await context.ports.resources.endHolds(context, tx, siteId, { resourceIds: [row.id] })
  const values = { deleted_at: new Date(context.clock.now()) }
  await changeResource(context, tx, row, { actor, operation, values, slug: 'deleted' })
}
