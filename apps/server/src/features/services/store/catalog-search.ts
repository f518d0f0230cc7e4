import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import {
  filtered,
  type PagingMetadata,
  type Position,
  type Query,
  type QuerySpec,
  readCursor,
  runQuery,
} from '../../../db/query/index.ts'
import { listedServices, type Visible } from './query-services.ts'
import type { ListedRow, ServiceRow } from './rows.ts'
import { querySpec } from './service-fields.ts'
import { type ServicesAs, withPolicies } from './services.ts'

/** The fields of the catalogue's query, by cursor alone. */
const spec: QuerySpec = {
  ...querySpec,
  name: 'catalog-search',
  maxSortEntries: 5,
  paging: ['cursor'],
  defaultLimit: 50,
  maxLimit: 50,
}

/** Conditions on services in addition to the query's filter. */
export type Offering = {
  /** Business locations; absent: anywhere. */
  locationIds?: readonly string[] | undefined
  /** Resource types by id or name, of which it uses at least one; absent: any. */
  resourceTypes?: readonly string[] | undefined
  now: number
}

/** Selects visible services that match the criteria. */
export function offeringServices(db: Db, siteId: string, visible: Visible, offering: Offering): ServicesAs<ListedRow> {
  const { locationIds, resourceTypes, now } = offering
  let statement = listedServices(db, siteId, visible)
  if (locationIds) statement = statement.where(givenAt(locationIds, now))
  if (resourceTypes) statement = statement.where(givenWith(resourceTypes.map((it) => it.toLowerCase())))
  return statement
}

/** As many of them as a filter finds, up to a number. */
export async function listOffering(
  base: ServicesAs<ListedRow>,
  filter: Query['filter'],
  most: number,
): Promise<ServiceRow[]> {
  const found = filtered({ base, spec, filter, at: 'query.filter' }).clearSelect().select('services.id').limit(most)
  const ids = (await found.execute()).map(({ id }) => id)
  return withPolicies(await among(base, ids).execute())
}

/** The services of these ids among them. */
export function among(base: ServicesAs<ListedRow>, ids: Iterable<string>): ServicesAs<ListedRow> {
  return base.where(sql<boolean>`services.id = any(${[...ids]}::uuid[])`)
}

/** Returns one page; its cursors carry `words` in addition to filter and order. */
export async function pageOffering(
  base: ServicesAs<ListedRow>,
  query: Query | null | undefined,
  words: unknown,
): Promise<{ rows: ServiceRow[]; pagingMetadata: PagingMetadata }> {
  const { rows, pagingMetadata } = await runQuery({ base, spec, query, words })
  return { rows: withPolicies(rows), pagingMetadata }
}

/** What a cursor of this list carries. */
export function readSearchCursor(cursor: string, at: string): Position {
  return readCursor(spec.name, cursor, at)
}

/** Matches its own locations, the default one if it has none, and locations of its future sessions. */
function givenAt(ids: readonly string[], now: number) {
  const wanted = sql`${[...ids]}::uuid[]`
  const ownLocations = sql`select 1 from service_locations own
    where own.site_id = services.site_id and own.service_id = services.id`
  return sql<boolean>`(exists (${ownLocations} and own.location_id = any(${wanted}))
    or (not exists (${ownLocations}) and exists (select 1 from locations standard
      where standard.site_id = services.site_id and standard.is_default and standard.id = any(${wanted})))
    or exists (select 1 from sessions session where session.site_id = services.site_id
      and session.service_id = services.id and session.location_id = any(${wanted})
      and session.status = 'CONFIRMED' and session.ends_at > ${new Date(now)}))`
}

/** The name STAFF also matches the staff type under any name the business gave it. */
function givenWith(names: readonly string[]) {
  const wanted = sql`${[...names]}::text[]`
  return sql<boolean>`exists (select 1 from resource_types kind where kind.site_id = services.site_id
    and (kind.id::text = any(${wanted}) or lower(kind.name) = any(${wanted}) or (kind.is_staff and 'staff' = any(${wanted})))
    and (kind.id = services.primary_resource_type_id
      or exists (select 1 from service_resource_types used where used.site_id = services.site_id
        and used.service_id = services.id and used.resource_type_id = kind.id)
      or (kind.is_staff and exists (select 1 from service_staff staff
        where staff.site_id = services.site_id and staff.service_id = services.id))))`
}
