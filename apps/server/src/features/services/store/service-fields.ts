import { type RawBuilder, sql } from 'kysely'
import type { Entries, QueryField, QuerySpec, SearchSpec } from '../../../db/query/index.ts'

const field =
  (type: QueryField['type']) =>
  (name: string, column: RawBuilder<unknown>): QueryField => ({ name, column, type })
const guid = field('guid')
const guids = field('guids')
const text = field('text')
const texts = field('texts')
const flag = field('boolean')
const number = field('number')
const moment = field('timestamp')

/** Weights of lists in a related table, and of lists that join another one to it. */
const list = 5
const joined = 15

/** Source: facts/bookings/services.json, querySpecs; with times, order and policy in addition. */
const queryFields: readonly QueryField[] = [
  guid('id', sql`services.id`),
  guid('appId', sql`services.app_id`),
  guid('bookingPolicy.id', sql`services.booking_policy_id`),
  guid('category.id', sql`services.category_id`),
  text('category.name', sql`category.name`),
  number('category.sortOrder', sql`category.sort_order`),
  moment('createdDate', sql`services.created_at`),
  text('description', sql`services.description`),
  guid('form.id', sql`services.form_id`),
  flag('hidden', sql`services.hidden`),
  text('mainSlug.name', sql`services.main_slug`),
  { ...text('name', sql`services.name`), lowered: sql`services.lower_name` },
  flag('onlineBooking.enabled', truth(sql`services.online_booking->'enabled'`)),
  flag('payment.options.inPerson', truth(sql`services.payment->'options'->'inPerson'`)),
  flag('payment.options.online', truth(sql`services.payment->'options'->'online'`)),
  flag('payment.options.pricingPlan', truth(sql`services.payment->'options'->'pricingPlan'`)),
  moment('schedule.firstSessionStart', sql`services.first_session_start`),
  moment('schedule.lastSessionEnd', sql`services.last_session_end`),
  number('sortOrder', sql`services.sort_order`),
  text('tagLine', sql`services.tag_line`),
  text('type', sql`services.type`),
  moment('updatedDate', sql`services.updated_at`),
  beside('guids', 'locations.business.id', sql`location_id`, sql`service_locations`),
  beside('guids', 'staffMemberIds', sql`resource_id`, sql`service_staff`, { unique: true }),
  {
    ...guids(
      'serviceResources.resourceIds.values',
      aggregateList(sql`unnest(resource_ids)`, sql`service_resource_types`),
    ),
    weight: list,
  },
  { ...texts('supportedSlugs.name', aggregateList(sql`slug`, sql`service_slugs`, sql`created_at`)), weight: list },
]

const searchFields: readonly QueryField[] = [
  ...queryFields,
  { ...guids('addOnDetails.addOnId', selectAddOns(sql`addon.id`)), weight: joined },
  {
    name: 'addOnDetails.durationInMinutes',
    type: 'numbers',
    weight: joined,
    column: selectAddOns(sql`addon.duration_minutes::numeric`),
  },
  { ...texts('locations.business.name', selectLocationTexts(sql`location.name`)), weight: joined },
  beside('texts', 'locations.type', sql`type`, sql`service_locations`),
  {
    name: 'locations.calculatedAddress.formattedAddress',
    type: 'texts',
    weight: joined,
    column: selectLocationTexts(
      sql`one_line_address(case own.type when 'CUSTOM' then own.custom else location.address end)`,
    ),
  },
]

export const querySpec: QuerySpec = {
  name: 'services',
  fields: queryFields,
  id: 'id',
  defaultSort: [{ fieldName: 'createdDate' }],
  maxSortEntries: 50,
  paging: ['offset', 'cursor'],
  defaultLimit: 100,
  maxLimit: 100,
}

/** Searches aggregate every field they can filter by, except addresses; their pages report no total. */
export const searchSpec: SearchSpec = {
  ...querySpec,
  name: 'services-found',
  fields: searchFields,
  maxSortEntries: 10,
  paging: ['cursor'],
  searchable: [{ name: 'name', folded: sql`services.search_name` }],
  maxExpressionLength: 200,
  aggregatable: searchFields.map(({ name }) => name).filter((name) => !name.startsWith('locations.calculatedAddress')),
  nestedLevels: 10,
  siteId: sql`services.site_id`,
  reportsTotal: false,
}

/** A boolean inside a document; false if absent. */
function truth(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(${value} = 'true'::jsonb, false)`
}

/** Declares a list stored as a column of a related table. `unique`: without repeated values per service. */
function beside(
  type: QueryField['type'],
  name: string,
  column: RawBuilder<unknown>,
  table: RawBuilder<unknown>,
  { unique } = { unique: false },
): QueryField {
  const of: Entries['of'] = (siteId, id) => sql`select ${column} as it from ${table} beside
    where beside.site_id = ${siteId} and beside.service_id = ${id} and ${column} is not null`
  return { name, type, column: aggregateList(column, table), weight: list, entries: { of, unique } }
}

/** A column of related rows as an array. */
function aggregateList(
  column: RawBuilder<unknown>,
  table: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`position`,
): RawBuilder<unknown> {
  return sql`array(select it from (select ${column} as it, ${order} as rank from ${table} beside
    where beside.site_id = services.site_id and beside.service_id = services.id) listed
    where it is not null order by rank)`
}

/** Selects the location texts of a service; customer addresses have none. */
function selectLocationTexts(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array(select ${column} from service_locations own
    left join locations location on location.site_id = own.site_id and location.id = own.location_id
    where own.site_id = services.site_id and own.service_id = services.id and ${column} <> ''
    order by own.position)`
}

/** A column of a service's add-ons as an array, in display order. */
function selectAddOns(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array(select ${column} from add_on_groups grouped
    cross join unnest(grouped.add_on_ids) with ordinality as listed(id, position)
    join add_ons addon on addon.site_id = grouped.site_id and addon.id = listed.id
    where grouped.site_id = services.site_id and grouped.service_id = services.id and ${column} is not null
    order by grouped.position, listed.position)`
}
