import { sql } from 'kysely'
import { type Db, instant } from '../../../db/database.ts'
import { countBookingsByContact, selectVisits, type VisitsRequest } from '../../bookings/index.ts'

/** Figures of a customer for lists and pages. Instants as in the database. */
export type Figures = {
  bookings: number
  cancellations: number
  no_shows: number
  last_no_show: string | null
  last_visit: string | null
  next_visit: string | null
  pinned_note: string | null
  account: 'NONE' | 'UNVERIFIED' | 'VERIFIED'
}

const none: Figures = {
  bookings: 0,
  cancellations: 0,
  no_shows: 0,
  last_no_show: null,
  last_visit: null,
  next_visit: null,
  pinned_note: null,
  account: 'NONE',
}

/** Figures by contact, in four statements however many there are. */
export async function loadFigures(
  db: Db,
  requested: VisitsRequest & { contactIds: readonly string[] },
  now: number,
): Promise<(contactId: string) => Figures> {
  const [counts, sums, notes, accounts] = await Promise.all([
    countBookingsByContact(db, requested),
    visitSums(db, requested, now).execute(),
    pinnedNotes(db, requested.siteId, requested.contactIds),
    accountStates(db, requested.siteId, requested.contactIds),
  ])
  const found = new Map<string, Figures>()
  for (const row of [...counts, ...sums, ...notes, ...accounts]) {
    const { contact_id, ...more } = row
    if (contact_id) found.set(contact_id, { ...none, ...found.get(contact_id), ...more })
  }
  return (contactId) => found.get(contactId) ?? none
}

/** Visits and misses by contact: contact_id, last_visit, next_visit, no_shows, last_no_show. May be part of a query. */
export function visitSums(db: Db, requested: VisitsRequest, now: number) {
  const at = sql`${instant(now)}::timestamptz`
  return db
    .selectFrom(selectVisits(db, requested).as('v'))
    .leftJoin('attendances as missed', (join) =>
      join
        .on('missed.site_id', '=', requested.siteId)
        .onRef('missed.booking_id', '=', 'v.booking_id')
        .onRef('missed.session_id', '=', 'v.session_id')
        .on('missed.status', '=', sql.lit('NOT_ATTENDED')),
    )
    .select([
      'v.contact_id',
      sql<string | null>`max(v.starts_at) filter (where v.starts_at <= ${at} and missed.id is null)`.as('last_visit'),
      sql<string | null>`min(v.starts_at) filter (where v.starts_at > ${at})`.as('next_visit'),
      sql<number>`count(missed.id)`.as('no_shows'),
      sql<string | null>`max(v.starts_at) filter (where missed.id is not null)`.as('last_no_show'),
    ])
    .groupBy('v.contact_id')
}

async function accountStates(db: Db, siteId: string, contactIds: readonly string[]) {
  const { rows } = await sql<{ contact_id: string; account: 'UNVERIFIED' | 'VERIFIED' }>`
    select coalesce(link.merged_into_id, link.id) as contact_id,
      case when bool_or(members.login_email_verified_at is not null) then 'VERIFIED' else 'UNVERIFIED' end as account
    from contacts link join members on members.site_id = link.site_id and members.contact_id = link.id
    where link.site_id = ${siteId} and members.deleted_at is null
      and (link.id = any(${[...contactIds]}::uuid[]) or link.merged_into_id = any(${[...contactIds]}::uuid[]))
    group by 1`.execute(db)
  return rows
}

function pinnedNotes(db: Db, siteId: string, contactIds: readonly string[]) {
  return db
    .selectFrom('customer_notes')
    .distinctOn('contact_id')
    .select(['contact_id', 'text as pinned_note'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`contact_id = any(${[...contactIds]}::uuid[])`)
    .where('pinned', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('contact_id')
    .orderBy('created_at', 'desc')
    .execute()
}
