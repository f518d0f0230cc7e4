import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { countChanges } from '../store/write-service.ts'
import { publishUpdated } from './tell-updated.ts'

/**
 * Bumps the revision of services whose variants or add-ons changed, and publishes their events in a fixed
 * number of statements. Locks their rows; services in the trash publish no event.
 */
export async function touchServices(context: Context, tx: Tx, actor: Actor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await countChanges(tx, actor.siteId, ids, context.clock.now())
  await publishUpdated(context, tx, actor, ids)
}
