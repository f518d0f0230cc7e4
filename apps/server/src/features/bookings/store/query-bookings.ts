import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import {
  countQuery,
  type PagingMetadata,
  type Query,
  type QueryField,
  type QuerySpec,
  runQuery,
} from '../../../db/query/index.ts'
import { type KnownContacts, showKnownOnly } from '../../contacts/index.ts'
import { isUnpaid } from './is-unpaid.ts'
import type { BookingRow } from './rows.ts'
import type { Visibility } from './visible-to.ts'

const equality = ['$eq', '$ne', '$in'] as const
const moments = ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$in', '$nin'] as const

type Source = Pick<QueryField, 'column' | 'shownIf'>

const guid = (name: string, source: Source, ...aliases: string[]): QueryField => ({
  name,
  ...source,
  aliases,
  type: 'guid',
  operators: equality,
})
const text = (name: string, source: Source, ...aliases: string[]): QueryField => ({
  name,
  ...source,
  aliases,
  type: 'text',
  operators: equality,
})
const moment = (name: string, column: QueryField['column']): QueryField => ({
  name,
  column,
  required: true,
  type: 'timestamp',
  operators: moments,
})

/** Every path also works without the segment that the JSON of a booking lacks. */
const slot = (field: string) => [`bookedEntity.item.slot.${field}`, `bookedEntity.slot.${field}`] as const
const schedule = (field: string) => [`bookedEntity.item.schedule.${field}`, `bookedEntity.schedule.${field}`] as const
const creator = (field: string) => [`createdBy.id.${field}`, `createdBy.${field}`] as const

const shownIf = (condition: RawBuilder<SqlBool>, column: QueryField['column']) => ({
  column: sql`case when ${condition} then ${column} end`,
  shownIf: { condition, column },
})
const ofCourse = (column: QueryField['column']) => shownIf(sql`bookings.tag = 'COURSE'`, column)
/** Courses have no slot. */
const ofSlot = (column: QueryField['column']) => shownIf(sql`bookings.tag <> 'COURSE'`, column)
const madeBy = (type: string) => shownIf(sql`bookings.created_by_type = ${sql.lit(type)}`, sql`bookings.created_by_id`)

/** The customer's details as they stand on the booking; index bookings_customer_search_idx has the same expression. */
const detail = (name: string) => sql`bookings.contact_details->>${sql.lit(name)}`
const customerText = sql`(folded(${detail('firstName')}) || ' ' || folded(${detail('lastName')}) || ' ' ||
  folded(${detail('email')}) || ' ' || phone_digits(${detail('phone')}))`

/** Fields that booking queries can filter and sort by. */
const fields: readonly QueryField[] = [
  { ...guid('id', { column: sql`bookings.id` }), required: true },
  guid(slot('sessionId')[0], { column: sql`bookings.session_id` }, slot('sessionId')[1]),
  guid(slot('eventId')[0], { column: sql`bookings.session_id` }, slot('eventId')[1]),
  guid(slot('serviceId')[0], ofSlot(sql`bookings.service_id`), slot('serviceId')[1]),
  guid(slot('scheduleId')[0], ofSlot(sql`bookings.schedule_id`), slot('scheduleId')[1]),
  guid(slot('resource.id')[0], ofSlot(sql`bookings.resource_id`), slot('resource.id')[1]),
  guid(slot('location.id')[0], ofSlot(sql`bookings.location_id`), slot('location.id')[1]),
  text(slot('location.locationType')[0], ofSlot(sql`bookings.location_type`), slot('location.locationType')[1]),
  guid(schedule('scheduleId')[0], ofCourse(sql`bookings.schedule_id`), schedule('scheduleId')[1]),
  guid(schedule('serviceId')[0], ofCourse(sql`bookings.service_id`), schedule('serviceId')[1]),
  guid(schedule('location.id')[0], ofCourse(sql`bookings.location_id`), schedule('location.id')[1]),
  text(
    schedule('location.locationType')[0],
    ofCourse(sql`bookings.location_type`),
    schedule('location.locationType')[1],
  ),
  guid('contactDetails.contactId', { column: sql`bookings.contact_id` }),
  text('contactDetails.email', { column: sql`bookings.contact_details->>'email'` }),
  {
    name: 'customer',
    column: customerText,
    type: 'text',
    operators: ['$contains'],
    isFolded: true,
    sortable: false,
  },
  text('status', { column: sql`bookings.status` }),
  text('paymentStatus', { column: sql`bookings.payment_status` }),
  text('selectedPaymentOption', { column: sql`bookings.selected_payment_option` }),
  text('externalUserId', { column: sql`bookings.external_user_id` }),
  guid('createdBy.contactId', { column: sql`bookings.created_by_contact_id` }),
  guid(creator('appId')[0], madeBy('app'), creator('appId')[1]),
  guid(creator('wixUserId')[0], madeBy('staff'), creator('wixUserId')[1]),
  guid(creator('memberId')[0], madeBy('member'), creator('memberId')[1]),
  guid(creator('anonymousVisitorId')[0], madeBy('visitor'), creator('anonymousVisitorId')[1]),
  moment('createdDate', sql`bookings.created_at`),
  moment('updatedDate', sql`bookings.updated_at`),
  moment('startDate', sql`bookings.starts_at`),
  moment('endDate', sql`bookings.ends_at`),
  {
    name: 'bookedEntity.tags',
    column: sql`array[bookings.tag]`,
    type: 'texts',
    operators: ['$eq', '$in', '$hasSome', '$hasAll'],
  },
  { name: 'totalParticipants', column: sql`bookings.total_participants`, type: 'number' },
  { name: 'isUnpaid', column: isUnpaid('bookings'), type: 'boolean', operators: ['$eq', '$ne'], sortable: false },
  { name: 'doubleBooked', column: sql`bookings.double_booked`, type: 'boolean', operators: ['$eq', '$ne'] },
  { ...text('bookingSource.platform', { column: sql`bookings.source_platform` }), operators: ['$eq', '$in'] },
  { ...text('bookingSource.actor', { column: sql`bookings.source_actor` }), operators: ['$eq', '$in'] },
]

/** The list of bookings: what it filters and sorts by. */
export const bookingSpec: QuerySpec = {
  name: 'bookings',
  fields,
  id: 'id',
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxSortEntries: 10,
  paging: ['cursor', 'offset'],
  defaultLimit: 50,
  maxLimit: 100,
}

/** Who reads bookings: which are visible, and the contacts they may find them by. */
export type BookingsReader = { siteId: string; visible: Visibility; knownContacts: KnownContacts }

const specFor = ({ knownContacts }: BookingsReader): QuerySpec =>
  showKnownOnly(bookingSpec, ['contactDetails.contactId', 'createdBy.contactId'], knownContacts)

/** Returns one page of the visible bookings; with `sessionId`, only those of that session. */
export async function queryBookings(
  db: Db,
  reader: BookingsReader,
  query: Query | null | undefined,
  sessionId?: string,
): Promise<{ rows: BookingRow[]; pagingMetadata: PagingMetadata }> {
  const { siteId, visible } = reader
  const base = visibleBookings(db, siteId, visible).selectAll()
  const narrowed = sessionId === undefined ? base : base.where(attachedTo(siteId, sessionId))
  const { rows, pagingMetadata } = await runQuery({ base: narrowed, spec: specFor(reader), query })
  return { rows: rows as BookingRow[], pagingMetadata }
}

/** Matches bookings of the session itself, or of its course by who takes part in it. */
function attachedTo(siteId: string, sessionId: string) {
  return sql<boolean>`bookings.id in (
    select b.id from bookings b where b.site_id = ${siteId} and b.session_id = ${sessionId}
    union all
    select b.id from sessions s
      join bookings b on b.site_id = s.site_id and b.service_id = s.service_id and b.schedule_id = s.schedule_id
    where s.site_id = ${siteId} and s.id = ${sessionId} and b.tag = 'COURSE' and b.attends_from <= s.starts_at)`
}

/** Counts the visible bookings that match a filter. */
export function countBookings(db: Db, reader: BookingsReader, filter: Query['filter']): Promise<number> {
  const { siteId, visible } = reader
  return countQuery({ base: visibleBookings(db, siteId, visible).selectAll(), spec: specFor(reader), filter })
}

/** Selects the visible bookings. */
export function visibleBookings(db: Db, siteId: string, visible: Visibility) {
  return db.selectFrom('bookings').where('bookings.site_id', '=', siteId).where(visible)
}
