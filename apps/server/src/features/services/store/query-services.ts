import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import {
  countQuery,
  type PagingMetadata,
  type Query,
  type QueryField,
  type QuerySpec,
  runQuery,
} from '../../../db/query/index.ts'
import type { ServiceRow } from './rows.ts'
import { type ServiceStatement, selectServices } from './services.ts'

/** Which services a caller may see in lists. Customers: not those that are hidden or whose category was deleted. */
export type Visible = 'all' | 'public'

export function queryServiceRows(
  db: Db,
  siteId: string,
  visible: Visible,
  query: Query | null | undefined,
): Promise<{ rows: ServiceRow[]; pagingMetadata: PagingMetadata }> {
  return runQuery({ base: visibleServices(db, siteId, visible), spec, query })
}

export function countServiceRows(db: Db, siteId: string, visible: Visible, filter: Query['filter']): Promise<number> {
  return countQuery({ base: visibleServices(db, siteId, visible), spec, filter })
}

function visibleServices(db: Db, siteId: string, visible: Visible): ServiceStatement {
  const present = selectServices(db, siteId).where('services.deleted_at', 'is', null)
  if (visible === 'all') return present
  return present.where('services.hidden', '=', false).where(sql<boolean>`
    (services.category_id is null or category.id is not null)`)
}

const field =
  (type: QueryField['type']) =>
  (name: string, column: RawBuilder<unknown>): QueryField => ({ name, column, type })
const guid = field('guid')
const guids = field('guids')
const text = field('text')
const flag = field('boolean')
const number = field('number')
const moment = field('timestamp')

const fields: readonly QueryField[] = [
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
  text('name', sql`services.name`),
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
  guids('locations.business.id', listOf(sql`location_id`, sql`service_locations`, sql`position`)),
  guids('staffMemberIds', listOf(sql`resource_id`, sql`service_staff`, sql`position`)),
  guids(
    'serviceResources.resourceIds.values',
    listOf(sql`unnest(resource_ids)`, sql`service_resource_types`, sql`position`),
  ),
  { name: 'supportedSlugs.name', column: listOf(sql`slug`, sql`service_slugs`, sql`created_at`), type: 'texts' },
]

const spec: QuerySpec = {
  name: 'services',
  fields,
  id: 'id',
  defaultSort: [{ fieldName: 'createdDate' }],
  maxSortEntries: 50,
  paging: ['offset', 'cursor'],
  defaultLimit: 100,
  maxLimit: 100,
}

/** A flag inside a document; what was never written is false. */
function truth(value: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(${value} = 'true'::jsonb, false)`
}

/** What the rows of a table beside the services say, as a list. */
function listOf(
  column: RawBuilder<unknown>,
  table: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`array(select it from (select ${column} as it, ${order} as place from ${table} beside
    where beside.site_id = services.site_id and beside.service_id = services.id) listed
    where it is not null order by place)`
}
