import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Whose commitments: of these resources, at a location, or of the whole business. */
export type Scope = { resourceIds: readonly string[]; locationId: string | null; everything: boolean }

/** Nobody’s commitments, to start from. */
export const noScope: Scope = { resourceIds: [], locationId: null, everything: false }

/** A coming appointment or session. Instants are epoch milliseconds. */
export type CommitmentRow = {
  id: string
  kind: 'APPOINTMENT' | 'CLASS' | 'COURSE'
  title: string
  start: number
  end: number
  serviceId: string
  sessionId: string | null
  /** Of an appointment. */
  bookingId: string | null
  customerName: string | null
  resourceIds: string[]
  locationId: string | null
  bookings: number
}

/** Most commitments that one change is looked at for. */
const most = 20_000

/** Finds what is to come, by start: sessions that are not cancelled, and requests that have no session yet. */
export async function findCommitments(
  db: Db,
  siteId: string,
  { resourceIds, locationId, everything }: Scope,
  now: number,
): Promise<CommitmentRow[]> {
  const ids = [...resourceIds]
  const { rows } = await sql<CommitmentRow>`
    with coming as (
      select s.id, s.id as session_id, s.service_id, s.title, s.starts_at, s.ends_at, s.location_id, s.schedule_id,
        case when s.resource_ids <> '{}' then s.resource_ids else array(
          select distinct o.resource_id from occupancies o where o.site_id = s.site_id and o.session_id = s.id
        ) end as resource_ids
      from sessions s
      where s.site_id = ${siteId} and s.status = 'CONFIRMED' and s.service_id is not null and s.ends_at > ${new Date(now)}
        and (${everything} or s.location_id = ${locationId}::uuid or s.resource_ids && ${ids}::uuid[] or s.id in (
          select o.session_id from occupancies o
          where o.site_id = ${siteId} and o.resource_id = any(${ids}::uuid[]) and upper(o.during) > ${new Date(now)}))
      union all
      select b.id, null, b.service_id, b.title, b.starts_at, b.ends_at, b.location_id, b.schedule_id, b.resource_ids
      from bookings b
      where b.site_id = ${siteId} and b.session_id is null and b.status in ('PENDING', 'CONFIRMED')
        and b.tag = 'INDIVIDUAL' and b.ends_at > ${new Date(now)}
        and (${everything} or b.location_id = ${locationId}::uuid or b.resource_ids && ${ids}::uuid[])
    )
    select coming.id, coalesce(service.type, 'APPOINTMENT') as kind, coming.title,
      (extract(epoch from coming.starts_at) * 1000)::float8 as "start",
      (extract(epoch from coming.ends_at) * 1000)::float8 as "end",
      coming.service_id as "serviceId", coming.session_id as "sessionId", coming.location_id as "locationId",
      case when coalesce(service.type, 'APPOINTMENT') = 'APPOINTMENT' then booked.id end as "bookingId",
      case when coalesce(service.type, 'APPOINTMENT') = 'APPOINTMENT' then booked.name end as "customerName",
      case when coming.resource_ids <> '{}' then coming.resource_ids else coalesce(booked.resource_ids, '{}') end
        as "resourceIds",
      coalesce(booked.count, 0)::int as bookings
    from coming
    left join services service on service.site_id = ${siteId} and service.id = coming.service_id
    left join lateral (
      select (array_agg(b.id order by b.id))[1] as id, count(*) as count, (array_agg(b.resource_ids::text))[1]::uuid[] as resource_ids,
        (array_agg(left(concat_ws(' ', nullif(b.contact_details ->> 'firstName', ''),
          nullif(b.contact_details ->> 'lastName', '')), 200) order by b.id))[1] as name
      from bookings b
      where b.site_id = ${siteId} and b.status in ('PENDING', 'CONFIRMED') and (b.session_id = coming.session_id
        or b.id = coming.id or (service.type = 'COURSE' and b.service_id = coming.service_id))
    ) booked on true
    where coalesce(service.type, 'APPOINTMENT') <> 'APPOINTMENT' or booked.count > 0
    order by coming.starts_at, coming.id limit ${most}`.execute(db)
  return rows
}

/** What else uses resources or a location. */
export type Uses = { services: { id: string; name: string }[]; series: number; blocks: number }

export async function findUses(
  db: Db,
  siteId: string,
  { resourceIds, locationId }: Scope,
  { now, today }: { now: number; today: string },
): Promise<Uses> {
  const ids = [...resourceIds]
  const { rows } = await sql<Uses>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', used.id, 'name', used.name) order by used.name, used.id), '[]') from (
        select s.id, s.name from services s where s.site_id = ${siteId} and s.deleted_at is null and (
          exists (select from service_staff t where t.site_id = s.site_id and t.service_id = s.id
            and t.resource_id = any(${ids}::uuid[]))
          or exists (select from service_resource_types t where t.site_id = s.site_id and t.service_id = s.id
            and (t.resource_ids && ${ids}::uuid[] or t.resource_ids = '{}' and t.resource_type_id in (
              select r.type_id from resources r where r.site_id = s.site_id and r.id = any(${ids}::uuid[]))))
          or exists (select from service_locations l where l.site_id = s.site_id and l.service_id = s.id
            and l.location_id = ${locationId}::uuid))
        order by s.name, s.id limit 200) used) as services,
      (select count(*)::int from session_rules r where r.site_id = ${siteId} and r.service_id is not null
        and (r.until_date is null or r.until_date >= ${today}::date)
        and (r.resource_ids && ${ids}::uuid[] or r.location_id = ${locationId}::uuid)) as series,
      (select count(*)::int from sessions s where s.site_id = ${siteId} and s.service_id is null
        and s.status = 'CONFIRMED' and s.ends_at > ${new Date(now)}
        and (s.resource_ids && ${ids}::uuid[] or s.location_id = ${locationId}::uuid)) as blocks`.execute(db)
  return rows[0] ?? { services: [], series: 0, blocks: 0 }
}

/** Returns a schedule with the resources whose hours it holds: none for a schedule of a location or the business. */
export async function findResourcesOfSchedule(
  db: Db,
  siteId: string,
  scheduleId: string,
): Promise<{ kind: string; timeZone: string; resourceIds: string[] } | undefined> {
  const { rows } = await sql<{ kind: string; timeZone: string; resourceIds: string[] }>`
    select s.kind, s.time_zone as "timeZone", array(
      select r.id from resources r where r.site_id = s.site_id and r.deleted_at is null
        and (r.schedule_id = s.id or r.working_hours_schedule_id = s.id)) as "resourceIds"
    from schedules s where s.site_id = ${siteId} and s.id = ${scheduleId}`.execute(db)
  return rows[0]
}

/** Returns the resources of a type that are not deleted. */
export async function findResourcesOfType(db: Db, siteId: string, typeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('resources')
    .select('id')
    .where('site_id', '=', siteId)
    .where('type_id', '=', typeId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the services of these that a staff member gives. */
export async function findServicesOf(
  db: Db,
  siteId: string,
  resourceId: string,
  serviceIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select service_id as id from service_staff
    where site_id = ${siteId} and resource_id = ${resourceId} and service_id = any(${[...serviceIds]}::uuid[])`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}
