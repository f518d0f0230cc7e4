import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { announceAll } from '../../../jobs/events.ts'
import { findServices } from '../store/services.ts'
import { countChanges } from '../store/write-service.ts'
import { authorOf, serviceFqdn } from '../view/event.ts'
import { showServices } from './show-services.ts'

/**
 * Tells that what hangs on these services changed, and so they with it: one revision more each, and their event. A fixed
 * number of statements. Their rows are locked; nobody hears of those in the trash.
 */
export async function touchServices(context: Context, tx: Tx, actor: Actor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { siteId } = actor
  const now = context.clock.now()
  await countChanges(tx, siteId, ids, now)
  const rows = (await findServices(tx, siteId, ids)).filter(({ deleted_at }) => deleted_at === null)
  const shown = await showServices(context, tx, siteId, rows)
  await announceAll(
    tx,
    rows.map((row, index) => ({
      ...{ siteId, entityFqdn: serviceFqdn, entityId: row.id, sequence: Number(row.event_sequence), slug: 'updated' },
      ...{ occurredAt: now, actor: authorOf(actor), payload: { updatedEvent: { currentEntity: shown[index] } } },
    })),
  )
}
