import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { findFilterCondition } from '../../../db/query/filter-reach.ts'
import {
  countQuery,
  type PagingMetadata,
  type Query,
  type QueryField,
  type QuerySpec,
  runQuery,
  runSearch,
  type Search,
} from '../../../db/query/index.ts'
import { type StaffMemberRow, type StaffStatement, selectStaff } from './staff.ts'

/** Visibility of a staff list. Customers see who can be booked; contact data only if permitted. */
export type StaffView = { everyone: boolean; contact: boolean; providersOnly: boolean }

const field =
  (type: QueryField['type']) =>
  (name: string, column: RawBuilder<unknown>, more: Partial<QueryField> = {}): QueryField => ({
    name,
    column,
    type,
    ...more,
  })
const text = field('text')
const guid = field('guid')
const moment = field('timestamp')

const forAll: readonly QueryField[] = [
  guid('id', sql`staff.id`),
  guid('resourceId', sql`staff.resource_id`),
  text('name', sql`staff.name`),
  text('description', sql`staff.description`),
  moment('createdDate', sql`staff.created_at`),
  moment('updatedDate', sql`staff.updated_at`),
  field('boolean')('serviceProvider', sql`staff.service_provider`),
  field('texts')('tags.tags.tagIds', sql`staff.tags`),
  field('guids')(
    'resource.locationOptions.specificLocationOptions.businessLocations.locationId',
    sql`resource.location_ids`,
    { operators: ['$hasAll', '$hasSome'], sortable: false },
  ),
  {
    name: 'resource.locationOptions.specificLocationOptions.businessLocations',
    type: 'items',
    column: sql`resource.location_options -> 'specificLocationOptions' -> 'businessLocations'`,
    items: [guid('locationId', sql`(item ->> 'locationId')::uuid`)],
  },
]
const forContact: readonly QueryField[] = [text('email', sql`staff.email`), text('phone', sql`staff.phone`)]
const forThoseWhoWorkHere: readonly QueryField[] = [
  guid('associatedWixIdentity.identificationData.wixUserId', sql`staff.user_id`),
  // Staff members have no contacts.
  guid('associatedWixIdentity.identificationData.contactId', sql`null::uuid`),
  field('texts')('tags.privateTags.tagIds', sql`staff.private_tags`),
]

const buildSpec = (fields: readonly QueryField[]): QuerySpec => ({
  name: 'staff',
  id: 'id',
  fields,
  defaultSort: [{ fieldName: 'id' }],
  paging: ['cursor'],
  maxSortEntries: 5,
  defaultLimit: 50,
  maxLimit: 100,
})
const specs = {
  all: buildSpec([...forAll, ...forContact, ...forThoseWhoWorkHere]),
  contact: buildSpec([...forAll, ...forContact]),
  bare: buildSpec(forAll),
}

const specFor = ({ everyone, contact }: StaffView) => (everyone ? specs.all : contact ? specs.contact : specs.bare)

/** A page of people. */
export function queryStaffRows(
  db: Db,
  siteId: string,
  view: StaffView,
  query: Query | null | undefined,
): Promise<{ rows: StaffMemberRow[]; pagingMetadata: PagingMetadata }> {
  const wanted = query?.cursorPaging?.cursor ? query : { ...query, filter: narrowedBy(view, query?.filter) }
  return runQuery({ base: present(db, siteId, view), spec: specFor(view), query: wanted })
}

/** The ids that fit, for work on all of them. */
export async function findStaffIds(
  db: Db,
  siteId: string,
  view: StaffView,
  filter: Query['filter'],
): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null | undefined
  do {
    const query: Query = cursor ? { cursorPaging: { cursor, limit: 100 } } : { filter, cursorPaging: { limit: 100 } }
    const page = await queryStaffRows(db, siteId, view, query)
    ids.push(...page.rows.map(({ id }) => id))
    cursor = page.pagingMetadata.cursors?.next
  } while (cursor)
  return ids
}

/** Searches staff by name. */
export async function searchStaffRows(
  db: Db,
  siteId: string,
  view: StaffView,
  { search, timeZone }: { search: Search; timeZone: string },
): Promise<{ rows: StaffMemberRow[]; pagingMetadata: PagingMetadata }> {
  const wanted = search.cursorPaging?.cursor ? search : { ...search, filter: narrowedBy(view, search.filter) }
  const spec = {
    ...specFor(view),
    name: 'staff-search',
    maxSortEntries: 10,
    defaultLimit: 100,
    searchable,
    maxExpressionLength: 100,
    aggregatable: [],
    nestedLevels: 2,
  }
  return runSearch({ db, base: present(db, siteId, view), spec, search: wanted, timeZone })
}

const searchable = [{ name: 'name', folded: sql`folded(staff.name)` }]

export function countStaffRows(db: Db, siteId: string, view: StaffView, filter: Query['filter']): Promise<number> {
  return countQuery({ base: present(db, siteId, view), spec: specFor(view), filter: narrowedBy(view, filter) })
}

/** Limits to service providers, unless the filter already does. */
function narrowedBy({ providersOnly }: StaffView, filter: Query['filter']): Query['filter'] {
  const saysWhom = findFilterCondition('serviceProvider', filter) !== undefined
  return providersOnly && !saysWhom ? { ...filter, serviceProvider: true } : filter
}

function present(db: Db, siteId: string, { everyone }: StaffView): StaffStatement {
  const current = selectStaff(db, siteId).where('staff.deleted_at', 'is', null)
  return everyone ? current : current.where(canBeBooked)
}

/** Selects staff members in the trash that are not erased. */
export function queryDeletedStaff(
  db: Db,
  siteId: string,
  { ids, paging, since }: { ids: readonly string[] | null | undefined; paging: Query['cursorPaging']; since: Date },
): Promise<{ rows: StaffMemberRow[]; pagingMetadata: PagingMetadata }> {
  const base = selectStaff(db, siteId)
    .where('staff.deleted_at', '>', since)
    .where('staff.removed_at', 'is', null)
    .$if(Boolean(ids?.length), (rows) => rows.where(sql<boolean>`staff.id = any(${[...(ids ?? [])]}::uuid[])`))
  return runQuery({ base, spec: { ...specs.all, name: 'staff-trash' }, query: { cursorPaging: paging }, at: 'trash' })
}

export const canBeBooked = sql<boolean>`staff.service_provider and resource.status = 'ACTIVE'
  and resource.approval_status = 'APPROVED' and resource.deleted_at is null`
