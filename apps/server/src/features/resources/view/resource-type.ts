import type { resourceTypes } from '@kalends/contract'
import type { TypeCounts, TypeRow } from '../store/types.ts'

type Fields = readonly resourceTypes.RequestedFields[] | null | undefined

/** Returns a resource type in its API shape, with counts if requested. */
export function resourceTypeView(row: TypeRow, fields?: Fields, counts?: TypeCounts): resourceTypes.ResourceType {
  const resourceCounts = fields?.length ? countsView(fields, counts) : undefined
  return {
    id: row.id,
    revision: String(row.revision),
    createdDate: iso(row.created_at),
    updatedDate: iso(row.updated_at),
    name: row.name,
    appId: row.app_id,
    extendedFields: row.extended_fields,
    ...(resourceCounts ? { resourceCounts } : {}),
  }
}

const iso = (instant: string) => new Date(instant).toISOString()

function countsView(fields: NonNullable<Fields>, counts: TypeCounts | undefined): resourceTypes.ResourceCounts {
  const { total = 0, everywhere = 0, atCustomers = 0, atCustom = 0, locationIds = [] } = counts ?? {}
  const byKind = {
    hasResourcesInAllLocations: everywhere > 0,
    hasResourcesInCustomerLocations: atCustomers > 0,
    hasResourcesInCustomLocations: atCustom > 0,
    distinctBusinessLocationsCount: locationIds.length,
  }
  return {
    ...(fields.includes('TOTAL_RESOURCE_COUNT') ? { total } : {}),
    ...(fields.includes('SPECIFIC_LOCATION_TYPE_RESOURCE_COUNTS') ? byKind : {}),
    ...(fields.includes('DISTINCT_RESOURCE_LOCATIONS') ? { distinctLocationIds: { values: locationIds } } : {}),
  }
}
