import { type RawBuilder, sql } from 'kysely'
import { type Db, jsonb, type Tx } from '../../../db/database.ts'
import type { ChangeActor } from './history.ts'
import { actorColumns } from './history.ts'
import type { BookingRow } from './rows.ts'
import type { Visibility } from './visible-to.ts'

/** Which bookings to read: the visible ones, of some customers or of all. */
export type VisitsRequest = { siteId: string; visible: Visibility; contactIds?: readonly string[] }

export type BookingCounts = { contact_id: string; bookings: number; cancellations: number }

/** Counts confirmed (past or present) and cancelled bookings by customer; customers without any are left out. */
export function countBookingsByContact(db: Db, requested: VisitsRequest): Promise<BookingCounts[]> {
  const wasConfirmed = sql`exists (select from booking_history h
    where h.site_id = bookings.site_id and h.booking_id = bookings.id and h.to_status = 'CONFIRMED')`
  return selectBookings(db, requested)
    .select([
      sql<string>`contact_id`.as('contact_id'),
      sql<number>`count(*) filter (where status = 'CONFIRMED' or (status = 'CANCELED' and ${wasConfirmed}))`.as(
        'bookings',
      ),
      sql<number>`count(*) filter (where status = 'CANCELED')`.as('cancellations'),
    ])
    .groupBy('contact_id')
    .execute()
}

/**
 * Builds a subquery of every session of confirmed bookings: contact_id, booking_id, session_id, starts_at. A course has
 * one row per session that was left when it was booked.
 */
export function selectVisits(db: Db, requested: VisitsRequest) {
  const confirmed = selectBookings(db, requested).where('bookings.status', '=', 'CONFIRMED')
  const sessions = confirmed
    .where('bookings.tag', '!=', 'COURSE')
    .select(['bookings.contact_id', 'bookings.id as booking_id', 'bookings.session_id', 'bookings.starts_at'])
  const ofCourses = confirmed
    .innerJoin('sessions', (join) =>
      join
        .onRef('sessions.site_id', '=', 'bookings.site_id')
        .onRef('sessions.schedule_id', '=', 'bookings.schedule_id')
        .onRef('sessions.starts_at', '>=', 'bookings.attends_from')
        .on('sessions.status', '=', 'CONFIRMED'),
    )
    .where('bookings.tag', '=', 'COURSE')
    .select(['bookings.contact_id', 'bookings.id as booking_id', 'sessions.id as session_id', 'sessions.starts_at'])
  return sessions.unionAll(ofCourses)
}

/** Matches contacts with a visible booking; for the `where` of a query over contacts. */
export function hasBooking(db: Db, siteId: string, visible: Visibility): RawBuilder<boolean> {
  const own = db
    .selectFrom('bookings')
    .select(sql<number>`1`.as('one'))
    .where('bookings.site_id', '=', siteId)
    .where(sql<boolean>`bookings.contact_id = contacts.id`)
    .where(visible)
  return sql<boolean>`exists ${own}`
}

/** A transfer of bookings: all of a duplicate, or those that are returned. */
export type GivenBookings = { fromId: string; toId: string; bookingIds?: readonly string[] }

/** Transfers bookings to another contact with a history entry for each. Returns them as they are then. */
export async function moveBookings(
  tx: Tx,
  siteId: string,
  { fromId, toId, bookingIds, actor, now }: GivenBookings & { actor: ChangeActor; now: number },
): Promise<BookingRow[]> {
  const all = tx
    .updateTable('bookings')
    .set({
      contact_id: toId,
      created_by_contact_id: sql`case when created_by_contact_id = ${fromId} then ${toId}::uuid else created_by_contact_id end`,
      revision: sql`revision + 1`,
      event_sequence: sql`event_sequence + 1`,
      updated_at: new Date(now),
    })
    .where('site_id', '=', siteId)
    .where('contact_id', '=', fromId)
  const these = bookingIds ? all.where(sql<boolean>`id = any(${[...bookingIds]}::uuid[])`) : all
  const moved = await these.returningAll().execute()
  const action = bookingIds ? 'unmergeCustomers' : 'mergeCustomers'
  if (moved.length > 0) await noteMove(tx, siteId, { ids: moved.map(({ id }) => id), toId, action, actor, now })
  return moved as BookingRow[]
}

async function noteMove(
  tx: Tx,
  siteId: string,
  {
    ids,
    toId,
    action,
    actor,
    now,
  }: { ids: readonly string[]; toId: string; action: string; actor: ChangeActor; now: number },
): Promise<void> {
  const { actor_type, actor_id, actor_name } = actorColumns(actor)
  await sql`
    insert into booking_history (site_id, booking_id, number, occurred_at, action, from_status, to_status,
      actor_type, actor_id, actor_name, platform, detail)
    select b.site_id, b.id, (select coalesce(max(number), 0) + 1 from booking_history h
        where h.site_id = b.site_id and h.booking_id = b.id),
      ${new Date(now)}, ${action}, b.status, b.status, ${actor_type}, ${actor_id}::uuid, ${actor_name},
      b.source_platform, ${jsonb({ contactId: toId })}
    from bookings b where b.site_id = ${siteId} and b.id = any(${[...ids]}::uuid[])`.execute(tx)
}

function selectBookings(db: Db, { siteId, visible, contactIds }: VisitsRequest) {
  const all = db
    .selectFrom('bookings')
    .where('bookings.site_id', '=', siteId)
    .where('bookings.contact_id', 'is not', null)
    .where(visible)
  return contactIds ? all.where(sql<boolean>`bookings.contact_id = any(${[...contactIds]}::uuid[])`) : all
}
