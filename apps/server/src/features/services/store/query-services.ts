import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import {
  type AggregationResult,
  countQuery,
  filtered,
  type PagingMetadata,
  type Query,
  runQuery,
  runSearch,
  type Search,
} from '../../../db/query/index.ts'
import type { ListedRow, ServiceRow } from './rows.ts'
import { querySpec, searchSpec } from './service-fields.ts'
import { type ServicesAs, selectListed, withPolicies } from './services.ts'

/** Which services a list contains. Customers don't see hidden ones or those whose category was deleted. */
export type Visible = 'all' | 'public'

export async function queryServiceRows(
  db: Db,
  siteId: string,
  visible: Visible,
  query: Query | null | undefined,
): Promise<{ rows: ServiceRow[]; pagingMetadata: PagingMetadata }> {
  const base = listedServices(db, siteId, visible)
  const { rows, pagingMetadata } = await runQuery({ base, spec: querySpec, query })
  return { rows: withPolicies(rows), pagingMetadata }
}

/** What a search finds, page by page, with what it counts. `timeZone` is that of the business. */
export async function searchServiceRows(
  db: Db,
  siteId: string,
  visible: Visible,
  search: Search,
  timeZone: string,
): Promise<{
  rows: ServiceRow[]
  pagingMetadata: PagingMetadata
  aggregationData: { results: AggregationResult[] }
}> {
  const base = listedServices(db, siteId, visible)
  const found = await runSearch({ db, base, spec: searchSpec, search, timeZone })
  return { ...found, rows: withPolicies(found.rows) }
}

export function countServiceRows(db: Db, siteId: string, visible: Visible, filter: Query['filter']): Promise<number> {
  return countQuery({ base: listedServices(db, siteId, visible), spec: querySpec, filter })
}

/** Selects the services that match a filter. `at` is the filter's path in the request. */
export function filteredServices(
  db: Db,
  siteId: string,
  visible: Visible,
  filter: Query['filter'],
  at: string,
): ServicesAs<ListedRow> {
  return filtered({ base: listedServices(db, siteId, visible), spec: querySpec, filter, at })
}

/** The services a caller may see, without their policies. */
export function listedServices(db: Db, siteId: string, visible: Visible): ServicesAs<ListedRow> {
  return onlyVisible(selectListed(db, siteId), siteId, visible)
}

// NOTE: categories are loaded once per query instead of once per service: a site has few.
function onlyVisible<Row>(services: ServicesAs<Row>, siteId: string, visible: Visible): ServicesAs<Row> {
  const present = services.where('services.deleted_at', 'is', null)
  if (visible === 'all') return present
  return present.where('services.hidden', '=', false).where(sql<boolean>`(services.category_id is null
    or services.category_id in (select category.id from categories category
      where category.site_id = ${siteId} and category.deleted_at is null))`)
}

const pageSize = 100

/** Lists the ids of all services that match a filter. */
export async function findServiceIds(db: Db, siteId: string, filter: Record<string, unknown>): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const query = { filter, sort: [{ fieldName: 'id' }], paging: { limit: pageSize, offset: ids.length } }
    const { rows } = await queryServiceRows(db, siteId, 'all', query)
    ids.push(...rows.map(({ id }) => id))
    if (rows.length < pageSize) return ids
  }
}
