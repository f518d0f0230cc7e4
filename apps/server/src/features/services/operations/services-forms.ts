import { authorOf } from '../../../actor.ts'
import { announceAll } from '../../../jobs/events.ts'
import type { FormUser } from '../../forms/index.ts'
import { changeForm } from '../store/change-form.ts'
import { findServices } from '../store/services.ts'
import { serviceFqdn } from '../view/event.ts'
import { showServices } from './show-services.ts'

/**
 * Services go over to another form when theirs is deleted, and back when it is restored. Each is a write of the service,
 * announced as updated; nobody hears of those in the trash.
 */
export const servicesForms: FormUser = {
  name: 'services',
  moveForm: async (context, tx, { siteId, from, to, only, actor, now }) => {
    if (!from || !to) return []
    const ids = await changeForm(tx, siteId, { from, to, only }, now)
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
  },
}
