import type { OperationId } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { ResourceEntity } from '../store/resources.ts'
import { changeResource } from './change-resource.ts'

/** Its hours are in its own schedule, so no other schedule is touched. */
export async function trashRoom(
  context: Context,
  tx: Tx,
  actor: Actor,
  { row, operation }: { row: ResourceEntity; operation: OperationId },
): Promise<void> {
  const values = { deleted_at: new Date(context.clock.now()) }
  await changeResource(context, tx, row, { actor, operation, values, slug: 'deleted' })
}
