import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/**
 * Locks the rows of these resources in id order and increments their calendar versions, in one statement. Other
 * transactions that need their time wait here until this one ends, and then read what it wrote. Ignores unknown ids and
 * ids of other sites.
 *
 * @returns the ids that exist and are not deleted, in order
 */
export async function lockResources(tx: Tx, siteId: string, resourceIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; deleted: boolean }>`
    with locked as (
      select id from resources where site_id = ${siteId} and id = any(${[...resourceIds]}::uuid[])
      order by id for no key update
    )
    update resources set calendar_version = calendar_version + 1
    from locked where resources.site_id = ${siteId} and resources.id = locked.id
    returning resources.id, resources.deleted_at is not null as deleted`.execute(tx)
  return rows.flatMap(({ id, deleted }) => (deleted ? [] : [id])).sort()
}

/**
 * Makes PostgreSQL plan the rest of this transaction once per connection. Its statements find few rows by key, whatever
 * the values, and planning each again costs more than running it.
 */
export async function planOnce(tx: Tx): Promise<void> {
  await sql`set local plan_cache_mode = force_generic_plan`.execute(tx)
}

/**
 * Makes the cached calendars of everything stale that works by this schedule: resources with these hours, and for hours
 * of a location the location itself, locations without hours of their own and everything that follows a location.
 */
export async function bumpCalendars(db: Db, siteId: string, scheduleId: string): Promise<void> {
  const isOfLocation = sql`exists (select from locations l where l.site_id = ${siteId} and l.schedule_id = ${scheduleId})`
  await sql`
    with locked as (
      select r.id from resources r
      left join schedules s on s.site_id = r.site_id and s.id = r.working_hours_schedule_id
      where r.site_id = ${siteId} and (r.working_hours_schedule_id = ${scheduleId} or r.schedule_id = ${scheduleId}
        or (s.kind = 'BUSINESS' and ${isOfLocation}))
      order by r.id for no key update of r
    )
    update resources set calendar_version = calendar_version + 1
    from locked where resources.site_id = ${siteId} and resources.id = locked.id`.execute(db)
  await sql`
    update locations set calendar_version = calendar_version + 1
    where site_id = ${siteId} and schedule_id = ${scheduleId}`.execute(db)
}

/** Makes the cached calendars of every resource stale that follows its location: another one is the default now. */
export async function bumpFollowers(db: Db, siteId: string): Promise<void> {
  await sql`
    with locked as (
      select r.id from resources r
      join schedules s on s.site_id = r.site_id and s.id = r.working_hours_schedule_id and s.kind = 'BUSINESS'
      where r.site_id = ${siteId} order by r.id for no key update of r
    )
    update resources set calendar_version = calendar_version + 1
    from locked where resources.site_id = ${siteId} and resources.id = locked.id`.execute(db)
}
