import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { findLocations, type LocationRow } from '../../business/index.ts'
import { findResources, type ResourceRow } from '../../resources/index.ts'

/** Loads resources in the order given, without duplicates. All must exist. */
export async function loadResources(tx: Tx, siteId: string, ids: readonly string[]): Promise<ResourceRow[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const found = new Map((await findResources(tx, siteId, wanted)).map((resource) => [resource.id, resource]))
  return wanted.map((id) => {
    const resource = found.get(id)
    return resource && !resource.deleted ? resource : fail('RESOURCE_NOT_FOUND')
  })
}

/** Loads a location, which must be active. */
export async function loadLocation(tx: Tx, siteId: string, id: string): Promise<LocationRow> {
  const [location] = await findLocations(tx, siteId, [id])
  return location?.status === 'ACTIVE' ? location : fail('LOCATION_NOT_FOUND')
}
