import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { visibleBookings } from './query-bookings.ts'
import type { Visibility } from './visible-to.ts'

type Day = { date: string; locationId: string | null }

/**
 * Counts live bookings on each of these local days, in order: those that begin then, and those of courses with a session
 * then. One statement for any number of days.
 */
export async function countOnDays(
  db: Db,
  siteId: string,
  visible: Visibility,
  days: readonly Day[],
  timeZone: string,
): Promise<number[]> {
  const dates = days.map(({ date }) => date)
  const locationIds = days.map(({ locationId }) => locationId)
  const live = visibleBookings(db, siteId, visible).selectAll().where('status', 'in', ['CONFIRMED', 'PENDING'])
  const { rows } = await sql<{ bookings: number }>`
    with live as not materialized (${live}),
    days as (select requested.position, requested.location_id,
        requested.day::timestamp at time zone ${timeZone} as starts_at,
        (requested.day + 1)::timestamp at time zone ${timeZone} as ends_at
      from unnest(${dates}::date[], ${locationIds}::uuid[]) with ordinality as requested(day, location_id, position))
    select count(booked.id)::int as bookings from days left join lateral (
      select live.id from live
      where live.tag <> 'COURSE' and live.starts_at >= days.starts_at and live.starts_at < days.ends_at
        and (days.location_id is null or live.location_id = days.location_id)
      union
      select live.id from sessions session
        join live on live.service_id = session.service_id and live.schedule_id = session.schedule_id
          and live.tag = 'COURSE' and live.attends_from <= session.starts_at
      where session.site_id = ${siteId} and session.status = 'CONFIRMED'
        and session.starts_at >= days.starts_at and session.starts_at < days.ends_at
        and (days.location_id is null or session.location_id = days.location_id)
    ) booked on true
    group by days.position order by days.position`.execute(db)
  return rows.map(({ bookings }) => bookings)
}
