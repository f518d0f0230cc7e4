import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/**
 * Copies session details at `now` to classes and courses: the staff of upcoming recurring sessions, by number of
 * sessions, their durations, and a course's start and end.
 */
export async function followSessions(
  tx: Tx,
  siteId: string,
  serviceIds: readonly string[],
  now: number,
): Promise<void> {
  if (serviceIds.length === 0) return
  const ids = [...new Set(serviceIds)]
  // Serialises concurrent syncs of a service.
  await sql`
    select from services where site_id = ${siteId} and id = any(${ids}::uuid[]) order by id for no key update`.execute(
    tx,
  )
  await sql`
    update services set first_session_start = run.first, last_session_end = run.last
    from (
      select services.id, min(s.starts_at) as first, max(s.ends_at) as last
      from services left join sessions s
        on s.site_id = services.site_id and s.service_id = services.id and s.status = 'CONFIRMED'
      where services.site_id = ${siteId} and services.id = any(${ids}::uuid[]) and services.type = 'COURSE'
      group by services.id
    ) run
    where services.site_id = ${siteId} and services.id = run.id
      and (first_session_start, last_session_end) is distinct from (run.first, run.last)`.execute(tx)
  await sql`
    update services set session_minutes = run.minutes
    from (
      select services.id, array(
        select distinct (extract(epoch from s.ends_at - s.starts_at) / 60)::integer as minutes from sessions s
        where s.site_id = services.site_id and s.service_id = services.id and ${isUpcomingRecurring(now)}
        order by minutes limit 50) as minutes
      from services
      where site_id = ${siteId} and id = any(${ids}::uuid[]) and type <> 'APPOINTMENT'
    ) run
    where services.site_id = ${siteId} and services.id = run.id and session_minutes <> run.minutes`.execute(tx)
  await sql`
    delete from service_staff where site_id = ${siteId} and service_id in (
      select id from services where site_id = ${siteId} and id = any(${ids}::uuid[]) and type <> 'APPOINTMENT'
    )`.execute(tx)
  await sql`
    insert into service_staff (site_id, service_id, resource_id, position)
    select s.site_id, s.service_id, m.resource_id,
      row_number() over (partition by s.service_id order by count(*) desc, min(m.sort_order), m.resource_id) - 1
    from sessions s
      join services on services.site_id = s.site_id and services.id = s.service_id and services.type <> 'APPOINTMENT'
      join staff_members m on m.site_id = s.site_id and m.resource_id = any(s.resource_ids) and m.deleted_at is null
    where s.site_id = ${siteId} and s.service_id = any(${ids}::uuid[]) and ${isUpcomingRecurring(now)}
    group by s.site_id, s.service_id, m.resource_id`.execute(tx)
}

/** SQL condition for upcoming recurring sessions, aliased `s`. */
function isUpcomingRecurring(now: number) {
  return sql`s.rule_id is not null and s.status = 'CONFIRMED' and s.starts_at > ${new Date(now)}`
}

/** Locks a course against concurrent session changes and enrolments. */
export async function lockCourse(tx: Tx, siteId: string, serviceId: string): Promise<void> {
  await sql`select from services where site_id = ${siteId} and id = ${serviceId} for no key update`.execute(tx)
}

/** Share-locks a course: its sessions cannot change, others may still enrol. Take it before locking seats. */
export async function shareCourse(tx: Tx, siteId: string, serviceId: string): Promise<void> {
  await sql`select from services where site_id = ${siteId} and id = ${serviceId} for share`.execute(tx)
}

/** Lists classes and courses, by site, that still show staff or durations whose last recurring session has begun. */
export async function listStaleServices(db: Db, now: number): Promise<{ siteId: string; serviceIds: string[] }[]> {
  const { rows } = await sql<{ siteId: string; serviceIds: string[] }>`
    select services.site_id as "siteId", array_agg(distinct services.id) as "serviceIds"
    from services, lateral (
      select resource_id, null::integer as minutes from service_staff t
      where t.site_id = services.site_id and t.service_id = services.id
      union all select null, unnest(session_minutes)) t
    where services.type <> 'APPOINTMENT' and not exists (
      select from sessions s
      where s.site_id = services.site_id and s.schedule_id = services.schedule_id and ${isUpcomingRecurring(now)}
        and (t.resource_id = any(s.resource_ids) or s.ends_at - s.starts_at = make_interval(mins => t.minutes)))
    group by services.site_id`.execute(db)
  return rows
}
