import { type Actor, authorOf } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { announceAll } from '../../../jobs/events.ts'
import type { ServicesOfStaff } from '../../resources/index.ts'
import { findServices } from '../store/services.ts'
import { deleteStaffPlaces, insertStaffPlaces } from '../store/staff-places.ts'
import { serviceFqdn } from '../view/event.ts'
import { showServices } from './show-services.ts'

/** What becomes of services when somebody who gives them leaves or comes back. */
export const servicesOfStaff: ServicesOfStaff = {
  release: async (context, tx, { siteId, resourceId, actor }) => {
    const places = await deleteStaffPlaces(tx, siteId, resourceId, context.clock.now())
    const ids = places.map(({ serviceId }) => serviceId)
    await tellUpdated(context, tx, siteId, { ids, actor })
    return places
  },
  giveBack: async (context, tx, { siteId, resourceId, actor, services }) => {
    const ids = await insertStaffPlaces(tx, siteId, resourceId, services, context.clock.now())
    await tellUpdated(context, tx, siteId, { ids, actor })
  },
}

/** Nobody hears of services in the trash. */
async function tellUpdated(
  context: Context,
  tx: Tx,
  siteId: string,
  { ids, actor }: { ids: readonly string[]; actor: Actor },
): Promise<void> {
  const rows = (await findServices(tx, siteId, ids)).filter(({ deleted_at }) => deleted_at === null)
  const shown = await showServices(context, tx, siteId, rows)
  await announceAll(
    tx,
    rows.map((row, index) => ({
      ...{ siteId, entityFqdn: serviceFqdn, entityId: row.id, sequence: row.event_sequence, slug: 'updated' },
      ...{ occurredAt: context.clock.now(), actor: authorOf(actor) },
      payload: { updatedEvent: { currentEntity: shown[index] } },
    })),
  )
}
