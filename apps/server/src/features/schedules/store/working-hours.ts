import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, jsonb, type Tx } from '../../../db/database.ts'
import type { HoursException, WeeklyWindow } from '../rules/hours-faults.ts'
import { bumpCalendars } from './calendars.ts'
import { findHoursScheduleId } from './hours.ts'

/** Weekly and dated hours of a schedule as stored. */
export type WrittenHours = {
  scheduleId: string
  timeZone: string
  weekly: Required<WeeklyWindow>[]
  exceptions: Required<HoursException>[]
}

/** Finds the hours of a schedule; those of the business are its default location's. */
export async function findWorkingHours(db: Db, siteId: string, scheduleId: string): Promise<WrittenHours | undefined> {
  const { rows } = await sql<WrittenHours>`
    select ${scheduleId}::uuid as "scheduleId", s.time_zone as "timeZone",
      (select coalesce(jsonb_agg(jsonb_build_object('weekday', r.weekday, 'opensMinute', r.opens_minute,
          'closesMinute', r.closes_minute, 'locationId', r.location_id, 'validFrom', r.valid_from,
          'validUntil', r.valid_until) order by r.weekday, r.opens_minute, r.closes_minute, r.id), '[]')
        from working_hour_rules r where r.site_id = s.site_id and r.schedule_id = s.id) as weekly,
      (select coalesce(jsonb_agg(jsonb_build_object('date', e.date, 'locationId', e.location_id, 'windows', e.windows,
          'reason', e.reason) order by e.date, e.location_id nulls first, e.id), '[]')
        from working_hour_exceptions e where e.site_id = s.site_id and e.schedule_id = s.id) as exceptions
    from schedules requested
    left join locations l on l.site_id = requested.site_id and l.is_default and requested.kind = 'BUSINESS'
    join schedules s on s.site_id = requested.site_id and s.id = coalesce(l.schedule_id, requested.id)
    where requested.site_id = ${siteId} and requested.id = ${scheduleId}`.execute(db)
  return rows[0]
}

/** Locks the schedule that stores the hours behind an id until the transaction ends. Undefined if there is none. */
export async function lockSchedule(tx: Tx, siteId: string, scheduleId: string): Promise<string | undefined> {
  const id = await findHoursScheduleId(tx, siteId, scheduleId)
  if (id) await sql`select id from schedules where site_id = ${siteId} and id = ${id} for no key update`.execute(tx)
  return id
}

/** Returns the name of the schedule's owner; empty for the business. */
export async function findScheduleName(db: Db, siteId: string, scheduleId: string): Promise<string> {
  const row = await db
    .selectFrom('schedules')
    .select('name')
    .where('site_id', '=', siteId)
    .where('id', '=', scheduleId)
    .executeTakeFirst()
  return row?.name ?? ''
}

/** Returns true if all these locations belong to the business. */
export async function locationsExist(db: Db, siteId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true
  const { rows } = await sql`
    select id from locations where site_id = ${siteId} and id = any(${[...ids]}::uuid[])`.execute(db)
  return rows.length === ids.length
}

/** Replaces the hours of these dates and invalidates the calendars that depend on them. */
export async function putExceptions(
  tx: Tx,
  siteId: string,
  scheduleId: string,
  exceptions: readonly HoursException[],
): Promise<void> {
  await forgetExceptions(tx, siteId, scheduleId, exceptions)
  const rows = exceptions.map(({ date, locationId, windows, reason }) => ({
    site_id: siteId,
    id: randomUUID(),
    schedule_id: scheduleId,
    date,
    location_id: locationId ?? null,
    windows: jsonb(windows),
    reason: reason ?? null,
  }))
  await tx.insertInto('working_hour_exceptions').values(rows).execute()
  await bumpCalendars(tx, siteId, scheduleId)
}

/** Deletes the hours of these dates, everywhere or at one location, and invalidates calendars. */
export async function deleteExceptions(
  tx: Tx,
  siteId: string,
  scheduleId: string,
  { dates, locationId }: { dates: readonly string[]; locationId: string | null | undefined },
): Promise<void> {
  await tx
    .deleteFrom('working_hour_exceptions')
    .where('site_id', '=', siteId)
    .where('schedule_id', '=', scheduleId)
    .where(sql<boolean>`date = any(${[...dates]}::date[])`)
    .$if(Boolean(locationId), (query) => query.where('location_id', '=', locationId as string))
    .execute()
  await bumpCalendars(tx, siteId, scheduleId)
}

async function forgetExceptions(
  tx: Tx,
  siteId: string,
  scheduleId: string,
  exceptions: readonly HoursException[],
): Promise<void> {
  const dates = exceptions.map(({ date }) => date)
  const locations = exceptions.map(({ locationId }) => locationId ?? null)
  await sql`
    delete from working_hour_exceptions e using unnest(${dates}::date[], ${locations}::uuid[]) as new(date, location_id)
    where e.site_id = ${siteId} and e.schedule_id = ${scheduleId}
      and e.date = new.date and e.location_id is not distinct from new.location_id`.execute(tx)
}
