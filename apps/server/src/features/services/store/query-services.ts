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
import type { ServiceRow } from './rows.ts'
import { querySpec, searchSpec } from './service-fields.ts'
import { type ServiceStatement, type ServicesAs, selectListed, selectServices, withPolicies } from './services.ts'

/** Which services a caller may see in lists. Customers: not those that are hidden or whose category was deleted. */
export type Visible = 'all' | 'public'

export async function queryServiceRows(
  db: Db,
  siteId: string,
  visible: Visible,
  query: Query | null | undefined,
): Promise<{ rows: ServiceRow[]; pagingMetadata: PagingMetadata }> {
  const base = onlyVisible(selectListed(db, siteId), visible)
  const { rows, pagingMetadata } = await runQuery({ base, spec: querySpec, query })
  return { rows: await withPolicies(db, siteId, rows), pagingMetadata }
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
  const base = onlyVisible(selectListed(db, siteId), visible)
  const found = await runSearch({ db, base, spec: searchSpec, search, timeZone })
  return { ...found, rows: await withPolicies(db, siteId, found.rows) }
}

export function countServiceRows(db: Db, siteId: string, visible: Visible, filter: Query['filter']): Promise<number> {
  return countQuery({ base: visibleServices(db, siteId, visible), spec: querySpec, filter })
}

/** The services a filter finds, to be joined to what hangs on them. `at` is where the filter stands in the request. */
export function filteredServices(
  db: Db,
  siteId: string,
  visible: Visible,
  filter: Query['filter'],
  at: string,
): ServiceStatement {
  return filtered({ base: visibleServices(db, siteId, visible), spec: querySpec, filter, at })
}

export function visibleServices(db: Db, siteId: string, visible: Visible): ServiceStatement {
  return onlyVisible(selectServices(db, siteId), visible)
}

function onlyVisible<Row>(services: ServicesAs<Row>, visible: Visible): ServicesAs<Row> {
  const present = services.where('services.deleted_at', 'is', null)
  if (visible === 'all') return present
  return present.where('services.hidden', '=', false).where(sql<boolean>`
    (services.category_id is null or category.id is not null)`)
}
