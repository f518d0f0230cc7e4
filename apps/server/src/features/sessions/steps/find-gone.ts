import type { Tx } from '../../../db/database.ts'
import { lockLocations } from '../../business/index.ts'
import { findResources } from '../../resources/index.ts'
import type { Details } from '../rules/details.ts'
import type { Gone } from '../rules/gone.ts'

/**
 * Finds the people, rooms and locations of these that are gone. Locations are locked: none is archived until the
 * transaction ends. Resources stay as they are only if the caller locked them.
 */
export async function findGone(tx: Tx, siteId: string, all: readonly Details[]): Promise<Gone> {
  const resourceIds = [...new Set(all.flatMap((one) => one.resourceIds))]
  const locationIds = [...new Set(all.flatMap(({ locationId }) => locationId ?? []))]
  const resources = resourceIds.length > 0 ? await findResources(tx, siteId, resourceIds) : []
  const locations = locationIds.length > 0 ? await lockLocations(tx, siteId, locationIds) : []
  const deleted = resources.filter((one) => one.deleted)
  const staff = deleted.filter((one) => one.staff !== null)
  const archived = locations.filter(({ archived_at }) => archived_at !== null)
  return {
    resourceIds: new Set(deleted.map(({ id }) => id)),
    staffIds: new Set(staff.map(({ id }) => id)),
    locationIds: new Set(archived.map(({ id }) => id)),
  }
}
