import type { ServicesOfStaff } from '../../resources/index.ts'
import { deleteStaffPlaces, insertStaffPlaces } from '../store/staff-places.ts'
import { tellUpdated } from './tell-updated.ts'

/** What becomes of services when somebody who gives them leaves or comes back. */
export const servicesOfStaff: ServicesOfStaff = {
  release: async (context, tx, { siteId, resourceId, actor }) => {
    const places = await deleteStaffPlaces(tx, siteId, resourceId, context.clock.now())
    const ids = places.map(({ serviceId }) => serviceId)
    await tellUpdated(context, tx, actor, ids)
    return places
  },
  giveBack: async (context, tx, { siteId, resourceId, actor, services }) => {
    const ids = await insertStaffPlaces(tx, siteId, resourceId, services, context.clock.now())
    await tellUpdated(context, tx, actor, ids)
  },
}
