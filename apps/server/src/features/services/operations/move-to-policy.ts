import { type Actor, authorOf } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { announceAll } from '../../../jobs/events.ts'
import { changePolicy } from '../store/change-policy.ts'
import { findServices } from '../store/services.ts'
import { serviceFqdn } from '../view/event.ts'
import { showServices } from './show-services.ts'

/**
 * Gives services another booking policy: all that have the one, or of these the ones named in `only`. Each is a write
 * of the service, announced as updated. Answers their ids, those of services in the trash too; nobody hears of these.
 */
export async function moveToPolicy(
  context: Context,
  tx: Tx,
  actor: Actor,
  move: { from: string; to: string; only?: readonly string[] },
): Promise<string[]> {
  const { siteId } = actor
  const now = context.clock.now()
  const ids = await changePolicy(tx, siteId, move, now)
  const rows = (await findServices(tx, siteId, ids)).filter(({ deleted_at }) => deleted_at === null)
  const shown = await showServices(context, tx, siteId, rows)
  await announceAll(
    tx,
    rows.map((row, index) => ({
      ...{ siteId, entityFqdn: serviceFqdn, entityId: row.id, sequence: Number(row.event_sequence), slug: 'updated' },
      ...{ occurredAt: now, actor: authorOf(actor), payload: { updatedEvent: { currentEntity: shown[index] } } },
    })),
  )
  return ids
}
