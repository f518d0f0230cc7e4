import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Span } from './occupancies.ts'

/** A session or blocked time as the calendar shows it. */
export type CalendarSession = {
  id: string
  revision: number
  scheduleId: string
  /** Null: blocked time. */
  serviceId: string | null
  title: string
  note: string | null
  start: number
  end: number
  status: 'CONFIRMED' | 'CANCELLED'
  resourceIds: string[]
  /** Who gave it left, and nobody else is named yet. */
  staffToBeNamed: boolean
  locationId: string | null
  ruleId: string | null
  doubleBooked: boolean
}

export type CalendarSessionsRequest = {
  /** Sessions of these services, and all blocked time. */
  serviceIds: readonly string[]
  /** Only what one of these takes part in; null: all. */
  resourceIds: readonly string[] | null
  includeCancelled: boolean
}

/** Lists everything scheduled within a span, by start. One statement. */
export async function findCalendarSessions(
  db: Db,
  siteId: string,
  { start, end }: Span,
  { serviceIds, resourceIds, includeCancelled }: CalendarSessionsRequest,
): Promise<CalendarSession[]> {
  const from = new Date(start)
  const to = new Date(end)
  const { rows } = await sql<CalendarSession>`
    select id, revision, schedule_id as "scheduleId", service_id as "serviceId", title, note, status,
      date_part('epoch', starts_at) * 1000 as start, date_part('epoch', ends_at) * 1000 as "end",
      resource_ids as "resourceIds", staff_to_be_named as "staffToBeNamed", location_id as "locationId",
      rule_id as "ruleId", double_booked as "doubleBooked"
    from sessions
    where site_id = ${siteId} and starts_at < ${to} and ends_at > ${from}
      -- what lasts longer than a day has an index of its own, so that the past is not searched for it
      and (starts_at >= ${from}::timestamptz - interval '24 hours' or ends_at - starts_at > interval '24 hours')
      and (service_id is null or service_id = any(${[...serviceIds]}::uuid[]))
      and (${resourceIds === null} or resource_ids && ${[...(resourceIds ?? [])]}::uuid[])
      and (${includeCancelled} or status = 'CONFIRMED')
    order by starts_at, id`.execute(db)
  return rows
}

/** SQL expression that changes whenever time is occupied or released, or hours change. */
export function calendarsPrint(siteId: RawBuilder<string>): RawBuilder<string> {
  return sql`(select sum(r.calendar_version) from resources r where r.site_id = ${siteId})::text || '/' ||
    (select sum(l.calendar_version) from locations l where l.site_id = ${siteId})::text`
}
