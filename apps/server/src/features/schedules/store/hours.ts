import { randomUUID } from 'node:crypto'
import type { DatedException, DayWindow, Hours, WeeklyRule } from '@kalends/availability'
import { sql } from 'kysely'
import { type Db, jsonb, type Tx } from '../../../db/database.ts'
import { bumpCalendars } from './calendars.ts'

export type ScheduleKind = 'SERVICE' | 'RESOURCE' | 'LOCATION' | 'BUSINESS'

/** A schedule to create. */
export type NewSchedule = {
  /** Made when absent. */
  id?: string
  kind: ScheduleKind
  name?: string
  timeZone: string
}

/** Creates an empty schedule, without hours and sessions. Returns its id. */
export async function insertSchedule(db: Db, siteId: string, schedule: NewSchedule, now: number): Promise<string> {
  const id = schedule.id ?? randomUUID()
  const { kind, name = '', timeZone } = schedule
  const times = { created_at: new Date(now), updated_at: new Date(now) }
  await db
    .insertInto('schedules')
    .values({ site_id: siteId, id, kind, name, time_zone: timeZone, ...times })
    .execute()
  return id
}

/**
 * Finds the schedule in which the hours behind an id are saved: those of the business are its default location's.
 * Undefined if there is no such schedule.
 */
export async function findHoursScheduleId(db: Db, siteId: string, scheduleId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(l.schedule_id, s.id) as id from schedules s
    left join locations l on l.site_id = s.site_id and l.is_default and s.kind = 'BUSINESS'
    where s.site_id = ${siteId} and s.id = ${scheduleId}`.execute(db)
  return rows[0]?.id
}

/** Replaces the weekly windows of a schedule and invalidates the calendars that depend on them. */
export async function replaceWeeklyHours(
  tx: Tx,
  siteId: string,
  ofScheduleId: string,
  rules: readonly WeeklyRule[],
): Promise<void> {
  const scheduleId = (await findHoursScheduleId(tx, siteId, ofScheduleId)) ?? ofScheduleId
  await tx
    .deleteFrom('working_hour_rules')
    .where('site_id', '=', siteId)
    .where('schedule_id', '=', scheduleId)
    .execute()
  if (rules.length > 0) {
    const rows = rules.map((rule) => ({
      site_id: siteId,
      id: randomUUID(),
      schedule_id: scheduleId,
      weekday: rule.weekday,
      opens_minute: rule.openMinute,
      closes_minute: rule.closeMinute,
      location_id: rule.locationId ?? null,
      valid_from: rule.validFrom ?? null,
      valid_until: rule.validUntil ?? null,
    }))
    await tx.insertInto('working_hour_rules').values(rows).execute()
  }
  await bumpCalendars(tx, siteId, scheduleId)
}

/** Inserts the hours of one date, which replace its weekly ones. No windows: closed. */
export async function insertException(
  tx: Tx,
  siteId: string,
  ofScheduleId: string,
  exception: DatedException,
): Promise<void> {
  const scheduleId = (await findHoursScheduleId(tx, siteId, ofScheduleId)) ?? ofScheduleId
  const windows = exception.windows.map((it) => ({ opensMinute: it.openMinute, closesMinute: it.closeMinute }))
  await tx
    .insertInto('working_hour_exceptions')
    .values({
      site_id: siteId,
      id: randomUUID(),
      schedule_id: scheduleId,
      date: exception.date,
      location_id: exception.locationId ?? null,
      windows: jsonb(windows),
      reason: exception.reason ?? null,
    })
    .execute()
  await bumpCalendars(tx, siteId, scheduleId)
}

/**
 * Finds the hours of these schedules by id, with the exceptions from a local day on, in one query. A schedule without
 * rules is included, and never open.
 */
export async function findHours(
  db: Db,
  siteId: string,
  scheduleIds: readonly string[],
  fromDate = '0001-01-01',
): Promise<Map<string, Hours>> {
  const { rows } = await sql<HoursRow>`
    select s.id, s.time_zone,
      (select coalesce(jsonb_agg(jsonb_build_array(r.weekday, r.opens_minute, r.closes_minute, r.location_id, r.valid_from, r.valid_until)
          order by r.weekday, r.opens_minute, r.closes_minute), '[]')
        from working_hour_rules r where r.site_id = s.site_id and r.schedule_id = s.id) as weekly,
      (select coalesce(jsonb_agg(jsonb_build_array(e.date, e.location_id, e.windows, e.reason) order by e.date), '[]')
        from working_hour_exceptions e
        where e.site_id = s.site_id and e.schedule_id = s.id and e.date >= ${fromDate}::date) as exceptions
    from schedules s
    where s.site_id = ${siteId} and s.id = any(${[...scheduleIds]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, hoursFromRow(row)]))
}

export type HoursRow = {
  id: string
  time_zone: string
  weekly: [number, number, number, string | null, string | null, string | null][]
  exceptions: [string, string | null, { opensMinute: number; closesMinute: number }[], (string | null)?][]
}

export function hoursFromRow(row: HoursRow): Hours {
  return {
    zone: row.time_zone,
    weekly: row.weekly.map(([weekday, openMinute, closeMinute, locationId, validFrom, validUntil]) => ({
      weekday,
      openMinute,
      closeMinute,
      locationId,
      validFrom,
      validUntil,
    })),
    exceptions: row.exceptions.map(([date, locationId, windows, reason]) => ({
      date,
      locationId,
      windows: windows.map(toDayWindow),
      ...(reason ? { reason } : {}),
    })),
  }
}

function toDayWindow({ opensMinute, closesMinute }: { opensMinute: number; closesMinute: number }): DayWindow {
  return { openMinute: opensMinute, closeMinute: closesMinute }
}

/**
 * Returns the schedule that represents the hours of the business: resources assigned to it follow their location. It has
 * no hours itself; reads and writes use the default location's schedule.
 */
export async function businessHoursId(db: Db, siteId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from schedules where site_id = ${siteId} and kind = 'BUSINESS' order by created_at, id limit 1`.execute(
    db,
  )
  return rows[0]?.id
}

/** Returns the kind of a schedule; undefined when there is none. */
export async function scheduleKind(db: Db, siteId: string, scheduleId: string): Promise<ScheduleKind | undefined> {
  const { rows } = await sql<{ kind: ScheduleKind }>`
    select kind from schedules where site_id = ${siteId} and id = ${scheduleId}`.execute(db)
  return rows[0]?.kind
}
