import type { services } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { findLocations } from '../../business/index.ts'
import { policyView } from '../../policies/index.ts'
import { findResources, findResourceTypes } from '../../resources/index.ts'
import { publicAddress } from '../../sites/index.ts'
import type { ServiceRow } from '../store/rows.ts'
import { serviceView } from '../view/service.ts'

/**
 * Services as the wire shows them, with what they refer to: a fixed number of statements, whatever the number. Rows may
 * still be on their way: what does not depend on them is asked meanwhile.
 */
export async function showServices(
  context: Context,
  db: Db,
  siteId: string,
  found: readonly ServiceRow[] | Promise<readonly ServiceRow[]>,
  wanted: readonly services.V2RequestedFields[] = [],
): Promise<services.Service[]> {
  const [rows, baseUrl] = await Promise.all([found, publicAddress({ ...context, db }, siteId)])
  if (rows.length === 0) return []
  const placeIds = distinct(rows.flatMap(({ places }) => places.map((it) => it.locationId)))
  const resourceIds = distinct(rows.flatMap((row) => namedIn(row, wanted)))
  const [places, resources, types] = await Promise.all([
    placeIds.length > 0 ? findLocations(db, siteId, placeIds) : [],
    resourceIds.length > 0 ? findResources(db, siteId, resourceIds) : [],
    wanted.includes('RESOURCE_TYPE_DETAILS') ? findResourceTypes(db, siteId) : [],
  ])
  const shown = {
    baseUrl,
    policies: policiesOf(rows),
    locations: new Map(places.map((place) => [place.id, place])),
    resources: new Map(resources.map((resource) => [resource.id, resource])),
    resourceTypeNames: new Map(types.map(({ id, name }) => [id, name])),
    wanted: new Set(wanted),
  }
  return rows.map((row) => serviceView(row, shown))
}

function policiesOf(rows: readonly ServiceRow[]): ReadonlyMap<ServiceRow['policy'], services.BookingPolicy> {
  const distinctRows = new Set(rows.map(({ policy }) => policy))
  return new Map([...distinctRows].map((policy) => [policy, policyView(policy)]))
}

function namedIn(row: ServiceRow, wanted: readonly services.V2RequestedFields[]): string[] {
  return [
    ...(wanted.includes('STAFF_MEMBER_DETAILS') ? row.staff_ids : []),
    ...(wanted.includes('RESOURCE_DETAILS') ? row.resource_types.flatMap(({ resourceIds }) => resourceIds) : []),
  ]
}

function distinct(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))]
}
