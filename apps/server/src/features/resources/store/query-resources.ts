import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { countQuery, type Query, type QueryField, runQuery, runSearch, type Search } from '../../../db/query/index.ts'
import { type ResourceStatement, selectResources } from './resources.ts'

/** Which resources a caller sees. Customers: those that can be booked. */
export type Visible = 'all' | 'public'

const old = 'singleResource.'
const locationPath = 'locationOptions.specificLocationOptions.businessLocations.locationId'
const everywhere = 'locationOptions.availableInAllLocations'
const somewhere = 'locationOptions.specificLocationOptions.availableInBusinessLocations'

const fields: readonly QueryField[] = [
  { name: 'id', type: 'guid', column: sql`resource.id` },
  { name: 'name', type: 'text', column: sql`resource.name` },
  { name: 'createdDate', type: 'timestamp', column: sql`resource.created_at` },
  { name: 'updatedDate', type: 'timestamp', column: sql`resource.updated_at` },
  { name: 'typeId', aliases: ['type'], type: 'guid', column: sql`resource.type_id` },
  { name: 'eventsSchedule.scheduleId', type: 'guid', column: sql`resource.schedule_id` },
  {
    name: everywhere,
    aliases: [old + everywhere],
    type: 'boolean',
    column: sql`(cardinality(resource.location_ids) = 0)`,
  },
  {
    name: somewhere,
    aliases: [old + somewhere],
    type: 'boolean',
    column: sql`(cardinality(resource.location_ids) > 0)`,
  },
  { name: locationPath, aliases: [old + locationPath], type: 'guids', column: sql`resource.location_ids` },
]

const spec = {
  name: 'resources',
  fields,
  id: 'id',
  defaultSort: [{ fieldName: 'id' }],
  maxSortEntries: 5,
  paging: ['cursor'] as const,
  defaultLimit: 50,
  maxLimit: 100,
}
const searchSpec = {
  ...spec,
  name: 'resources-search',
  maxSortEntries: 10,
  maxExpressionLength: 100,
  nestedLevels: 3,
  searchable: [{ name: 'name', folded: sql`folded(resource.name)` }],
  aggregatable: ['createdDate', 'id', 'updatedDate', everywhere, somewhere, locationPath].flatMap((name) => [
    name,
    old + name,
  ]),
}

export function queryResourceRows(db: Db, siteId: string, visible: Visible, query: Query | null | undefined) {
  return runQuery({ base: present(db, siteId, visible), spec, query })
}

export function searchResourceRows(
  db: Db,
  siteId: string,
  { visible, search, timeZone }: { visible: Visible; search: Search | null | undefined; timeZone: string },
) {
  return runSearch({ db, base: present(db, siteId, visible), spec: searchSpec, search, timeZone })
}

export function countResourceRows(db: Db, siteId: string, visible: Visible, filter: Query['filter']): Promise<number> {
  return countQuery({ base: present(db, siteId, visible), spec, filter })
}

export const isOffered = sql<boolean>`resource.status = 'ACTIVE' and resource.approval_status = 'APPROVED'
  and coalesce(staff.service_provider, true)`

function present(db: Db, siteId: string, visible: Visible): ResourceStatement {
  const current = selectResources(db, siteId).where('resource.deleted_at', 'is', null)
  return visible === 'all' ? current : current.where(isOffered)
}
