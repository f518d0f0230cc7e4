import { sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import { bumpCalendars } from './calendars.ts'

/** Moves the hours of business, locations and staff from one time zone to another. Wall times stay. */
export async function moveHoursToZone(
  tx: Tx,
  siteId: string,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  const moved = sql`select id from schedules where site_id = ${siteId} and time_zone = ${to} and updated_at = ${new Date(now)}`
  await sql`
    update schedules set time_zone = ${to}, updated_at = ${new Date(now)}
    where site_id = ${siteId} and time_zone = ${from} and kind in ('BUSINESS', 'LOCATION', 'RESOURCE')`.execute(tx)
  await sql`
    with locked as (
      select id from resources where site_id = ${siteId}
        and (working_hours_schedule_id in (${moved}) or schedule_id in (${moved}))
      order by id for no key update
    )
    update resources set calendar_version = calendar_version + 1
    from locked where resources.site_id = ${siteId} and resources.id = locked.id`.execute(tx)
  await sql`
    update locations set calendar_version = calendar_version + 1
    where site_id = ${siteId} and schedule_id in (${moved})`.execute(tx)
}

/** Changes the time zone of a schedule. */
export async function setScheduleZone(
  tx: Tx,
  siteId: string,
  scheduleId: string,
  { timeZone, now }: { timeZone: string; now: number },
): Promise<void> {
  await tx
    .updateTable('schedules')
    .set({ time_zone: timeZone, updated_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', scheduleId)
    .execute()
  await bumpCalendars(tx, siteId, scheduleId)
}
