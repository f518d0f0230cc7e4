import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvents } from '../../../jobs/events.ts'
import { findServices } from '../store/services.ts'
import { serviceFqdn } from '../view/event.ts'
import { showServices } from './show-services.ts'

/**
 * Publishes updated events for services that were just written, in a fixed number of statements. Services in the trash
 * publish none.
 */
export async function publishUpdated(context: Context, tx: Tx, actor: Actor, ids: readonly string[]): Promise<void> {
  const { siteId } = actor
  const rows = (await findServices(tx, siteId, ids)).filter(({ deleted_at }) => deleted_at === null)
  const shown = await showServices(context, tx, siteId, rows)
  await publishEvents(
    tx,
    rows.map((row, index) => ({
      siteId,
      entityFqdn: serviceFqdn,
      entityId: row.id,
      sequence: row.event_sequence,
      slug: 'updated',
      occurredAt: context.clock.now(),
      actor: toChangeActor(actor),
      payload: { updatedEvent: { currentEntity: shown[index] } },
    })),
  )
}
