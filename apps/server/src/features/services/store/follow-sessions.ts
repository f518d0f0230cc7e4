import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/**
 * Lets classes and courses show what their sessions say at `now`: who leads the recurring ones to come, by number of
 * them, and of a course when it begins and ends.
 */
export async function followSessions(
  tx: Tx,
  siteId: string,
  serviceIds: readonly string[],
  now: number,
): Promise<void> {
  if (serviceIds.length === 0) return
  const these = [...new Set(serviceIds)]
  // One at a time for a service, each seeing what the one before it wrote.
  await sql`
    select from services where site_id = ${siteId} and id = any(${these}::uuid[]) order by id for no key update`.execute(
    tx,
  )
  await sql`
    update services set first_session_start = run.first, last_session_end = run.last
    from (
      select services.id, min(s.starts_at) as first, max(s.ends_at) as last
      from services left join sessions s
        on s.site_id = services.site_id and s.service_id = services.id and s.status = 'CONFIRMED'
      where services.site_id = ${siteId} and services.id = any(${these}::uuid[]) and services.type = 'COURSE'
      group by services.id
    ) run
    where services.site_id = ${siteId} and services.id = run.id
      and (first_session_start, last_session_end) is distinct from (run.first, run.last)`.execute(tx)
  await sql`
    delete from service_staff where site_id = ${siteId} and service_id in (
      select id from services where site_id = ${siteId} and id = any(${these}::uuid[]) and type <> 'APPOINTMENT'
    )`.execute(tx)
  await sql`
    insert into service_staff (site_id, service_id, resource_id, position)
    select s.site_id, s.service_id, m.resource_id,
      row_number() over (partition by s.service_id order by count(*) desc, min(m.sort_order), m.resource_id) - 1
    from sessions s
      join services on services.site_id = s.site_id and services.id = s.service_id and services.type <> 'APPOINTMENT'
      join staff_members m on m.site_id = s.site_id and m.resource_id = any(s.resource_ids) and m.deleted_at is null
    where s.site_id = ${siteId} and s.service_id = any(${these}::uuid[]) and s.rule_id is not null
      and s.status = 'CONFIRMED' and s.starts_at > ${new Date(now)}
    group by s.site_id, s.service_id, m.resource_id`.execute(tx)
}

/** Whoever changes the meetings of a course waits for the others who do, and for those who are about to enrol. */
export async function lockCourse(tx: Tx, siteId: string, serviceId: string): Promise<void> {
  await sql`select from services where site_id = ${siteId} and id = ${serviceId} for no key update`.execute(tx)
}

/** Nobody changes the meetings of a course until this transaction ends; others may enrol as well. Take it before seats. */
export async function shareCourse(tx: Tx, siteId: string, serviceId: string): Promise<void> {
  await sql`select from services where site_id = ${siteId} and id = ${serviceId} for share`.execute(tx)
}

/** Classes and courses, by business, that name people whose last recurring session has begun. */
export async function listStaleServices(db: Db, now: number): Promise<{ siteId: string; serviceIds: string[] }[]> {
  const { rows } = await sql<{ siteId: string; serviceIds: string[] }>`
    select services.site_id as "siteId", array_agg(distinct services.id) as "serviceIds"
    from services join service_staff t on t.site_id = services.site_id and t.service_id = services.id
    where services.type <> 'APPOINTMENT' and not exists (
      select from sessions s
      where s.site_id = services.site_id and s.schedule_id = services.schedule_id and s.starts_at > ${new Date(now)}
        and s.rule_id is not null and s.status = 'CONFIRMED' and t.resource_id = any(s.resource_ids))
    group by services.site_id`.execute(db)
  return rows
}
