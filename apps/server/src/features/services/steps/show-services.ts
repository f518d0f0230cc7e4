import type { services } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { findLocations } from '../../business/index.ts'
import { cataloguePictures } from '../../media/index.ts'
import { policyView } from '../../policies/index.ts'
import { findResources, findResourceTypes, type ResourceRow } from '../../resources/index.ts'
import { publicAddress } from '../../sites/index.ts'
import type { Visible } from '../store/query-services.ts'
import type { ServiceRow } from '../store/rows.ts'
import { pictureIdsIn } from '../view/pictures.ts'
import { serviceView } from '../view/service.ts'

type Wanted = readonly services.V2RequestedFields[]

/**
 * Builds the API view of services with what they refer to, in a fixed number of statements. Rows may be
 * a promise: independent queries run in parallel. Customers don't
 * see closed locations or inactive resources.
 */
export async function showServices(
  context: Context,
  db: Db,
  siteId: string,
  found: readonly ServiceRow[] | Promise<readonly ServiceRow[]>,
  { wanted, visible = 'all' }: { wanted?: Wanted | null | undefined; visible?: Visible } = {},
): Promise<services.Service[]> {
  const isAll = visible === 'all'
  const fields = wanted ?? []
  const [rows, baseUrl] = await Promise.all([found, publicAddress({ ...context, db }, siteId)])
  if (rows.length === 0) return []
  const locationIds = distinct(rows.flatMap(({ locations }) => locations.map((it) => it.locationId)))
  const resourceIds = distinct(rows.flatMap((row) => namedIn(row, fields)))
  const [locations, resources, types, pictures] = await Promise.all([
    locationIds.length > 0 ? findLocations(db, siteId, locationIds) : [],
    resourceIds.length > 0 ? findResources(db, siteId, resourceIds) : [],
    fields.includes('RESOURCE_TYPE_DETAILS') ? findResourceTypes(db, siteId) : [],
    cataloguePictures(
      db,
      siteId,
      rows.flatMap(({ media }) => pictureIdsIn(media)),
    ),
  ])
  const shown = {
    baseUrl,
    pictures,
    policies: policyViews(rows),
    locations: new Map(
      locations.filter((location) => isAll || location.status === 'ACTIVE').map((location) => [location.id, location]),
    ),
    resources: new Map(resources.filter((it) => isAll || isOffered(it)).map((resource) => [resource.id, resource])),
    resourceTypeNames: new Map(types.map(({ id, name }) => [id, name])),
    wanted: new Set(fields),
  }
  return rows.map((row) => serviceView(row, shown))
}

function policyViews(rows: readonly ServiceRow[]): ReadonlyMap<ServiceRow['policy'], services.BookingPolicy> {
  const distinctRows = new Set(rows.map(({ policy }) => policy))
  return new Map([...distinctRows].map((policy) => [policy, policyView(policy)]))
}

/** Returns true for resources that customers may choose. */
function isOffered({ status, approvalStatus, deleted, staff }: ResourceRow): boolean {
  return status === 'ACTIVE' && approvalStatus === 'APPROVED' && !deleted && staff?.serviceProvider !== false
}

function namedIn(row: ServiceRow, wanted: Wanted): string[] {
  return [
    ...(wanted.includes('STAFF_MEMBER_DETAILS') ? row.staff_ids : []),
    ...(wanted.includes('RESOURCE_DETAILS') ? row.resource_types.flatMap(({ resourceIds }) => resourceIds) : []),
  ]
}

function distinct(ids: readonly (string | null)[]): string[] {
  return [...new Set(ids.filter((id) => id !== null))]
}
