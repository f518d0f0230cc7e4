import type { Operation } from '../../../operation.ts'
import { findLocations } from '../../business/index.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { findUsedLocations } from '../store/used-by-services.ts'
import { locationView } from '../view/locations.ts'

/** Lists the business locations of matching services, and whether any take place elsewhere. */
export const queryLocations: Operation<'queryLocations'> = async ({ input, actor }, { db }) => {
  const { services: filter, businessLocationIds } = input.filter ?? {}
  const visible = visibleTo(actor)
  const used = await findUsedLocations(db, actor.siteId, visible, filter)
  const wanted = businessLocationIds?.length ? businessLocationIds.map((id) => id.toLowerCase()) : used.locationIds
  const ids = used.locationIds.filter((id) => wanted.includes(id))
  const locations = await findLocations(db, actor.siteId, ids)
  const seen = locations.filter(({ status }) => visible === 'all' || status === 'ACTIVE')
  const byId = new Map(seen.map((location) => [location.id, location]))
  const shown = [...byId.keys()].sort().slice(0, 100)
  return {
    businessLocations: { exists: shown.length > 0, locations: shown.map((id) => locationView(locationAt(id), byId)) },
    customLocations: { exists: used.custom },
    customerLocations: { exists: used.customer },
  }
}

/** Returns a business location as a service location, which has no id of its own. */
function locationAt(id: string) {
  return { id, locationId: id, type: 'BUSINESS' as const, name: null, timeZone: null, custom: null }
}
