import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Span } from '../../schedules/index.ts'
import { isUnpaid } from './is-unpaid.ts'

/** An appointment as the calendar shows it. */
export type CalendarBooking = {
  id: string
  revision: number
  sessionId: string | null
  serviceId: string
  title: string
  start: number
  end: number
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  resourceIds: string[]
  locationId: string | null
  status: string
  paymentStatus: string
  isUnpaid: boolean
  doubleBooked: boolean
  participants: number
  contactId: string | null
  firstName: string | null
  lastName: string | null
  /** The customer had no confirmed booking that began earlier. */
  firstVisit: boolean
}

/** Which bookings of a span: `resourceIds` null for all resources. */
export type CalendarBookingsWanted = { resourceIds: readonly string[] | null; includeCancelled: boolean }

/** Lists appointments that overlap a span, by start, without those only created. One statement. */
export async function findCalendarBookings(
  db: Db,
  siteId: string,
  span: Span,
  { resourceIds, includeCancelled }: CalendarBookingsWanted,
): Promise<CalendarBooking[]> {
  const statuses = includeCancelled ? ['CONFIRMED', 'PENDING', 'CANCELED', 'DECLINED'] : ['CONFIRMED', 'PENDING']
  const { rows } = await sql<CalendarBooking>`
    select b.id, b.revision, b.session_id as "sessionId", b.service_id as "serviceId", b.title, b.status,
      date_part('epoch', b.starts_at) * 1000 as start, date_part('epoch', b.ends_at) * 1000 as "end",
      b.buffer_before_minutes as "bufferBeforeMinutes", b.buffer_after_minutes as "bufferAfterMinutes",
      b.resource_ids as "resourceIds", b.location_id as "locationId", b.payment_status as "paymentStatus",
      ${isUnpaid('b')} as "isUnpaid",
      b.double_booked as "doubleBooked", b.total_participants as participants, b.contact_id as "contactId",
      b.contact_details->>'firstName' as "firstName", b.contact_details->>'lastName' as "lastName",
      b.contact_id is not null and not exists (
        select from bookings earlier where earlier.site_id = b.site_id and earlier.contact_id = b.contact_id
          and earlier.status = 'CONFIRMED' and earlier.starts_at < b.starts_at) as "firstVisit"
    from bookings b
    where b.site_id = ${siteId} and b.tag = 'INDIVIDUAL' and b.status = any(${statuses}::text[])
      and ${within(span)} and ${usesAnyResource(resourceIds)}
    order by b.starts_at, b.id`.execute(db)
  return rows
}

/**
 * Counts live bookings that begin on each day, and the unpaid ones of them; `bounds` are the starts of the days and the
 * end of the last one.
 */
export async function countBookingsByDay(
  db: Db,
  siteId: string,
  bounds: readonly number[],
  resourceIds: readonly string[] | null,
): Promise<{ bookings: number; unpaid: number }[]> {
  const days = bounds.map((bound) => new Date(bound).toISOString())
  const { rows } = await sql<{ day: number; bookings: number; unpaid: number }>`
    select width_bucket(b.starts_at, ${days}::timestamptz[]) as day, count(*)::int as bookings,
      (count(*) filter (where ${isUnpaid('b')}))::int as unpaid
    from bookings b
    where b.site_id = ${siteId} and b.status in ('CONFIRMED', 'PENDING') and ${usesAnyResource(resourceIds)}
      and b.starts_at >= ${days[0]}::timestamptz and b.starts_at < ${days.at(-1)}::timestamptz
    group by 1`.execute(db)
  const counts = new Map(rows.map(({ day, bookings, unpaid }) => [day, { bookings, unpaid }]))
  return bounds.slice(1).map((_, index) => counts.get(index + 1) ?? { bookings: 0, unpaid: 0 })
}

/** Returns the time appointments occupy of each resource within a span, as two unordered columns, for totals only. */
export async function findBookedTime(
  db: Db,
  siteId: string,
  span: Span,
  resourceIds: readonly string[] | null,
): Promise<Map<string, { starts: number[]; ends: number[] }>> {
  const { rows } = await sql<{ id: string; starts: number[]; ends: number[] }>`
    select taken.id, array_to_json(array_agg(date_part('epoch', b.starts_at) * 1000)) as starts,
      array_to_json(array_agg(date_part('epoch', b.ends_at) * 1000)) as ends
    from bookings b, unnest(b.resource_ids) as taken (id)
    where b.site_id = ${siteId} and b.tag = 'INDIVIDUAL' and b.status in ('CONFIRMED', 'PENDING')
      and b.session_id is not null and ${within(span)} and ${usesAnyResource(resourceIds)}
    group by taken.id`.execute(db)
  return new Map(rows.map(({ id, starts, ends }) => [id, { starts, ends }]))
}

/** Counts participants on waiting lists, by class session or course schedule. */
export async function countWaiting(
  db: Db,
  siteId: string,
  scheduleIds: readonly string[],
): Promise<Map<string, number>> {
  if (scheduleIds.length === 0) return new Map()
  const { rows } = await sql<{ scope: string; waiting: number }>`
    select coalesce(session_id, schedule_id) as scope, sum(total_participants)::int as waiting
    from bookings
    where site_id = ${siteId} and status = 'WAITING_LIST' and schedule_id = any(${[...scheduleIds]}::uuid[])
    group by 1`.execute(db)
  return new Map(rows.map(({ scope, waiting }) => [scope, waiting]))
}

/** Counts bookings of which something is still to be paid, by class session or course schedule. */
export async function countUnpaid(
  db: Db,
  siteId: string,
  scheduleIds: readonly string[],
  span: Span,
): Promise<Map<string, number>> {
  if (scheduleIds.length === 0) return new Map()
  const { rows } = await sql<{ scope: string; unpaid: number }>`
    select coalesce(b.session_id, b.schedule_id) as scope, count(*)::int as unpaid
    from bookings b
    where b.site_id = ${siteId} and b.tag <> 'INDIVIDUAL' and b.status in ('CONFIRMED', 'PENDING')
      and b.schedule_id = any(${[...scheduleIds]}::uuid[])
      and b.starts_at < ${new Date(span.end)} and b.ends_at > ${new Date(span.start)} and ${isUnpaid('b')}
    group by 1`.execute(db)
  return new Map(rows.map(({ scope, unpaid }) => [scope, unpaid]))
}

function within({ start, end }: Span): RawBuilder<boolean> {
  const from = new Date(start)
  const to = new Date(end)
  // Bookings longer than a day have their own index, so that the past need not be scanned for them.
  return sql`(b.starts_at < ${to} and b.ends_at > ${from}
    and (b.starts_at >= ${from}::timestamptz - interval '24 hours' or b.ends_at - b.starts_at > interval '24 hours'))`
}

function usesAnyResource(resourceIds: readonly string[] | null): RawBuilder<boolean> {
  return resourceIds === null ? sql`true` : sql`b.resource_ids && ${[...resourceIds]}::uuid[]`
}
