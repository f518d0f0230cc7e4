import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { countChanges } from '../store/write-service.ts'
import { tellUpdated } from './tell-updated.ts'

/**
 * Tells that what hangs on these services changed, and so they with it: one revision more each, and their event. A fixed
 * number of statements. Their rows are locked; nobody hears of those in the trash.
 */
export async function touchServices(context: Context, tx: Tx, actor: Actor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await countChanges(tx, actor.siteId, ids, context.clock.now())
  await tellUpdated(context, tx, actor, ids)
}
