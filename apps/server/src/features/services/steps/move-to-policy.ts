import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { changeReference, type ReferenceChange } from '../store/change-reference.ts'
import { publishUpdated } from './tell-updated.ts'

/**
 * Changes the booking policy of services: all that have `from`, or of these the ones in `only`. Each change writes
 * the service and publishes its event, except for services in the trash. Returns all changed ids.
 */
export async function moveToPolicy(context: Context, tx: Tx, actor: Actor, move: ReferenceChange): Promise<string[]> {
  const ids = await changeReference(tx, actor.siteId, 'booking_policy_id', move, context.clock.now())
  await publishUpdated(context, tx, actor, ids)
  return ids
}
