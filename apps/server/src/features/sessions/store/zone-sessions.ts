import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { SessionKind } from '../rules/class-session.ts'
import type { ZoneSession } from '../rules/zone-moves.ts'
import { kind } from './read-sessions.ts'

/** The zone that changes: of one location, or of the business and all its locations in that zone. */
export type ChangingZone = { siteId: string; from: string; locationId: string | null; now: number }

export type ComingSession = ZoneSession & {
  title: string
  serviceId: string | null
  scheduleId: string
  timeZone: string
  isCancelled: boolean
  /** Active ones. */
  bookings: number
  /** A request that has no session yet: the id is that of its booking. */
  isRequest: boolean
}

/**
 * Lists coming sessions and requests without one whose local times are those of this zone, by start. Appointments have
 * those of their location; the zone they were booked in is the customer's.
 */
export async function listComing(db: Db, changing: ChangingZone): Promise<ComingSession[]> {
  const coming = [...(await listComingSessions(db, changing)), ...(await listComingRequests(db, changing))]
  return coming.sort((one, other) => one.start - other.start)
}

async function listComingSessions(db: Db, changing: ChangingZone): Promise<ComingSession[]> {
  const { siteId, now } = changing
  const { rows } = await sql<Row>`
    select s.id, ${kind} as kind, s.title, s.starts_at, s.ends_at, s.time_zone, s.service_id, s.schedule_id, s.status,
      booked.count as bookings, booked.days as by_the_day, false as is_request
    from sessions s
    left join services service on service.site_id = s.site_id and service.id = s.service_id
    cross join lateral (
      select count(*)::int as count, coalesce(bool_or(b.duration_days is not null), false) as days from bookings b
      where b.site_id = s.site_id and b.session_id = s.id and b.status in ('CONFIRMED', 'PENDING')
    ) booked
    where s.site_id = ${siteId} and s.starts_at > ${new Date(now)} and ${isInZone(changing)}
      and (s.status = 'CONFIRMED' or ${kind} <> 'APPOINTMENT')
    order by s.starts_at, s.id`.execute(db)
  return rows.map(toComing)
}

/** Requests of a service that takes several for the same time occupy none of it until one is accepted. */
async function listComingRequests(db: Db, { siteId, from, locationId, now }: ChangingZone): Promise<ComingSession[]> {
  const { rows } = await sql<Row>`
    select b.id, 'APPOINTMENT' as kind, b.title, b.starts_at, b.ends_at, b.time_zone, b.service_id, b.schedule_id, b.status,
      1 as bookings, b.duration_days is not null as by_the_day, true as is_request
    from bookings b
    left join locations l on l.site_id = b.site_id and l.id = b.location_id
    where b.site_id = ${siteId} and b.session_id is null and b.status in ('PENDING', 'CONFIRMED') and b.tag = 'INDIVIDUAL'
      and b.starts_at > ${new Date(now)}
      and case when ${locationId}::uuid is null then coalesce(l.time_zone, ${from}) = ${from}
        else b.location_id = ${locationId}::uuid end
    order by b.starts_at, b.id`.execute(db)
  return rows.map(toComing)
}

function isInZone({ siteId, from, locationId }: ChangingZone) {
  if (locationId !== null)
    return sql<SqlBool>`s.location_id = ${locationId} and (${kind} = 'APPOINTMENT' or s.time_zone = ${from})`
  const zoneThere = sql`(select l.time_zone from locations l where l.site_id = ${siteId} and l.id = s.location_id)`
  return sql<SqlBool>`case when ${kind} = 'APPOINTMENT' then coalesce(${zoneThere}, ${from}) else s.time_zone end = ${from}`
}

type Row = {
  id: string
  kind: SessionKind
  title: string
  starts_at: string
  ends_at: string
  time_zone: string
  service_id: string | null
  schedule_id: string
  status: string
  bookings: number
  by_the_day: boolean
  is_request: boolean
}

const toComing = (row: Row): ComingSession => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  start: Date.parse(row.starts_at),
  end: Date.parse(row.ends_at),
  byTheDay: row.by_the_day,
  serviceId: row.service_id,
  scheduleId: row.schedule_id,
  timeZone: row.time_zone,
  isCancelled: row.status === 'CANCELLED',
  bookings: row.bookings,
  isRequest: row.is_request,
})

/** Returns the ids of the locations that are in another zone. */
export async function listLocationsInOtherZones(
  db: Db,
  { siteId, from }: Pick<ChangingZone, 'siteId' | 'from'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('locations')
    .select('id')
    .where('site_id', '=', siteId)
    .where('time_zone', '<>', from)
    .execute()
  return rows.map(({ id }) => id)
}

/** Moves series to a zone; their local times stay. */
export async function moveSeriesToZone(tx: Tx, { siteId, from, locationId, now }: ChangingZone, to: string) {
  await sql`
    update session_rules set time_zone = ${to}, updated_at = ${new Date(now)}
    where site_id = ${siteId} and time_zone = ${from}
      and (${locationId}::uuid is null or location_id = ${locationId}::uuid)`.execute(tx)
}
