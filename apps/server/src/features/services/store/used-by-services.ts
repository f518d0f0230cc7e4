import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { filteredServices, listedServices, type Visible } from './query-services.ts'

type Filter = Record<string, unknown> | null | undefined

/** Services that share something: the first and their number. */
export type Sharing = { ownerId: string; serviceIds: string[]; total: number }

/** Number of services to show with what they share. */
const shownServices = 5

/** The services that have these policies or forms, the oldest first. Those that have none are left out. */
export async function findSharing(
  db: Db,
  siteId: string,
  visible: Visible,
  by: 'booking_policy_id' | 'form_id',
  ownerIds: readonly string[],
): Promise<Sharing[]> {
  const owner = sql.ref(`services.${by}`)
  const listed = listedServices(db, siteId, visible)
    .where(sql<boolean>`${owner} = any(${[...ownerIds]}::uuid[])`)
    .clearSelect()
    .select([owner.as('owner_id'), 'services.id as service_id', 'services.created_at as created_at'])
  const { rows } = await sql<{ owner_id: string; service_ids: string[]; total: number }>`
    select owner_id, count(*)::int as total,
      (array_agg(service_id::text order by created_at, service_id))[:${sql.lit(shownServices)}] as service_ids
    from (${listed}) listed group by owner_id`.execute(db)
  return rows.map(({ owner_id: ownerId, service_ids: serviceIds, total }) => ({ ownerId, serviceIds, total }))
}

/** Finds the location types of the services that match a filter, with the business locations. */
export async function findUsedLocations(db: Db, siteId: string, visible: Visible, filter: Filter) {
  const services = filteredServices(db, siteId, visible, filter, 'filter.services').clearSelect().select('services.id')
  const { rows } = await sql<{ type: string; location_id: string | null }>`
    select distinct own.type, own.location_id from service_locations own
    where own.site_id = ${siteId} and own.service_id in (${services})`.execute(db)
  return {
    locationIds: rows.flatMap(({ location_id }) => location_id ?? []),
    custom: rows.some(({ type }) => type === 'CUSTOM'),
    customer: rows.some(({ type }) => type === 'CUSTOMER'),
  }
}

/** The categories of the services a filter finds, by id. */
export async function findUsedCategories(
  db: Db,
  siteId: string,
  visible: Visible,
  filter: Filter,
  ids: readonly string[] | undefined,
) {
  const used = filteredServices(db, siteId, visible, filter, 'filter.services')
    .clearSelect()
    .select(['category.id as id', 'category.name as name', 'category.sort_order as sort_order'])
    .where(sql<boolean>`category.id is not null`)
    .$if(ids !== undefined, (statement) => statement.where(sql<boolean>`category.id = any(${ids ?? []}::uuid[])`))
    .distinct()
  const { rows } = await sql<{ id: string; name: string; sort_order: string }>`
    select * from (${used}) used order by id limit 100`.execute(db)
  return rows.map(({ id, name, sort_order }) => ({ id, name, sortOrder: Number(sort_order) }))
}
