import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Db, Tx } from '../../../db/database.ts'
import type { PolicyRow } from '../../policies/index.ts'
import type { ListedRow, ServiceRow } from './rows.ts'

type Tables = Database & { category: Database['categories'] }

/** A statement over the services of a site, deleted ones too, that can still be narrowed and ordered. */
export type ServicesAs<Row> = SelectQueryBuilder<Tables, 'services' | 'category', Row>
export type ServiceStatement = ServicesAs<ServiceRow>

/** Selects the services of a site with all related data, in one statement. */
export function selectServices(db: Db, siteId: string): ServiceStatement {
  return selectWithout(db, siteId).select(policyColumn.as('policy')) as unknown as ServiceStatement
}

/**
 * Selects services for lists, in which many share a few policies: each policy is attached to the first service that has
 * it. Rows must be selected by id, never by limit, which could cut off that first service.
 */
export function selectListed(db: Db, siteId: string): ServicesAs<ListedRow> {
  const first = sql`row_number() over (partition by services.booking_policy_id order by services.id) = 1`
  const policy = sql`case when ${first} then ${policyColumn} end`
  return selectWithout(db, siteId).select(policy.as('policy')) as unknown as ServicesAs<ListedRow>
}

/** Gives each service of a list its policy. Services under the same policy share its row. */
export function withPolicies(rows: readonly ListedRow[]): ServiceRow[] {
  const policies = new Map(rows.flatMap(({ policy }) => (policy ? [[policy.id, policy]] : [])))
  return rows.map((row) => ({ ...row, policy: policies.get(row.booking_policy_id) as PolicyRow }))
}

/**
 * NOTE: the outer join costs nothing unless the category is filtered by. It reads `category_id` all the same, so the
 * indexes for service lists include that column.
 */
function selectWithout(db: Db, siteId: string) {
  return db
    .selectFrom('services')
    .leftJoin('categories as category', (join) =>
      join
        .onRef('category.site_id', '=', 'services.site_id')
        .onRef('category.id', '=', 'services.category_id')
        .on('category.deleted_at', 'is', null),
    )
    .where('services.site_id', '=', siteId)
    .selectAll('services')
    .select([categoryColumn.as('category'), staffColumn.as('staff_ids')])
    .select([resourceTypesColumn.as('resource_types'), selectLocations.as('locations'), slugsColumn.as('slugs')])
    .select([optionsColumn.as('options'), addOnGroupsColumn.as('add_on_groups')])
}

/** Finds a service unless it is deleted. */
export function findService(db: Db, siteId: string, id: string): Promise<ServiceRow | undefined> {
  return selectServices(db, siteId)
    .where('services.id', '=', id)
    .where('services.deleted_at', 'is', null)
    .executeTakeFirst()
}

/** The services of these ids, deleted ones too, in one statement. */
export function findServices(db: Db, siteId: string, ids: readonly string[]): Promise<ServiceRow[]> {
  return selectServices(db, siteId)
    .where(sql<boolean>`services.id = any(${[...ids]}::uuid[])`)
    .execute()
}

/** The same, each with the version of the site's configuration. */
export function findServicesAtVersion(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<(ServiceRow & { configuration: number })[]> {
  return selectServices(db, siteId)
    .select(
      sql<number>`coalesce((select version from configuration_versions where site_id = ${siteId}), 0)`.as(
        'configuration',
      ),
    )
    .where(sql<boolean>`services.id = any(${[...ids]}::uuid[])`)
    .execute()
}

/** Locks a service, deleted or not, until the transaction ends. */
export function lockService(tx: Tx, siteId: string, id: string): Promise<ServiceRow | undefined> {
  return selectServices(tx, siteId).where('services.id', '=', id).forKeyShare('services').executeTakeFirst()
}

/** The service that owns a schedule; undefined for schedules of anything else. */
export async function serviceIdOfSchedule(db: Db, siteId: string, scheduleId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('services')
    .select('id')
    .where('site_id', '=', siteId)
    .where('schedule_id', '=', scheduleId)
    .executeTakeFirst()
  return row?.id
}

// NOTE: json, not jsonb: all of this is only written out, and text is made at less than half the cost.
const policyColumn = sql`(select json_build_object('id', policy.id, 'revision', policy.revision, 'name', policy.name,
    'isDefault', policy.is_default, 'rules', policy.rules, 'createdDate', policy.created_at,
    'updatedDate', policy.updated_at, 'appId', policy.app_id)
  from booking_policies policy
  where policy.site_id = services.site_id and policy.id = services.booking_policy_id)`

const categoryColumn = sql`case when category.id is not null then
  json_build_object('id', category.id, 'name', category.name, 'sortOrder', category.sort_order) end`

const staffColumn = sql`(select coalesce(json_agg(staff.resource_id order by staff.position), '[]')
  from service_staff staff
  where staff.site_id = services.site_id and staff.service_id = services.id)`

const resourceTypesColumn = sql`(select coalesce(json_agg(json_build_object(
    'typeId', types.resource_type_id, 'resourceIds', types.resource_ids) order by types.position), '[]')
  from service_resource_types types
  where types.site_id = services.site_id and types.service_id = services.id)`

// NOTE: name and time zone of locations are selected here, so that availability needs one statement for all services.
const selectLocations = sql`(select coalesce(json_agg(json_build_object('id', own.id, 'type', own.type,
    'locationId', own.location_id, 'name', location.name, 'timeZone', location.time_zone,
    'custom', own.custom) order by own.position), '[]')
  from service_locations own
  left join locations location on location.site_id = own.site_id and location.id = own.location_id
  where own.site_id = services.site_id and own.service_id = services.id)`

const slugsColumn = sql`(select coalesce(json_agg(json_build_object('name', slugs.slug, 'custom', slugs.custom,
    'createdDate', slugs.created_at) order by slugs.created_at, slugs.slug), '[]')
  from service_slugs slugs
  where slugs.site_id = services.site_id and slugs.service_id = services.id)`

const optionsColumn = sql`(select json_build_object('id', written.id, 'options', written.options,
    'variants', written.variants)
  from service_options written
  where written.site_id = services.site_id and written.service_id = services.id)`

// NOTE: unnest preserves the order of the ids, which is the display order; ids of deleted add-ons are skipped.
const addOnGroupsColumn = sql`(select coalesce(json_agg(json_build_object('id', grouped.id, 'name', grouped.name,
    'prompt', grouped.prompt, 'maxAddOns', grouped.max_add_ons, 'addOns', (
      select coalesce(json_agg(json_build_object('id', addon.id, 'name', addon.name,
          'durationMinutes', addon.duration_minutes, 'maxQuantity', addon.max_quantity, 'price', addon.price)
          order by listed.position), '[]')
        from unnest(grouped.add_on_ids) with ordinality as listed(id, position)
        join add_ons addon on addon.site_id = grouped.site_id and addon.id = listed.id)
    ) order by grouped.position, grouped.id), '[]')
  from add_on_groups grouped
  where grouped.site_id = services.site_id and grouped.service_id = services.id)`
