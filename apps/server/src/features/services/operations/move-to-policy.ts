import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { changeReference, type ReferenceChange } from '../store/change-reference.ts'
import { tellUpdated } from './tell-updated.ts'

/**
 * Gives services another booking policy: all that have the one, or of these the ones named in `only`. Each is a write
 * of the service, announced as updated. Answers their ids, those of services in the trash too; nobody hears of these.
 */
export async function moveToPolicy(context: Context, tx: Tx, actor: Actor, move: ReferenceChange): Promise<string[]> {
  const ids = await changeReference(tx, actor.siteId, 'booking_policy_id', move, context.clock.now())
  await tellUpdated(context, tx, actor, ids)
  return ids
}
