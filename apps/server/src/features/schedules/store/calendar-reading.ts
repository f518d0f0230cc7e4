import type { Hours } from '@kalends/availability'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type HoursRow, hoursFromRow } from './hours.ts'
import type { Occupancy, Span } from './occupancies.ts'

/** Resources and locations whose calendars to read. */
export type CalendarKeys = {
  resourceIds: readonly string[]
  locationIds: readonly string[]
  /** Schedules that store their hours. */
  scheduleIds: readonly string[]
  /** Resources with a daily appointment limit: their rows include the start of each. */
  countedIds?: readonly string[]
}

/** Hours by schedule, occupancies by start, and the version of each calendar when they were read. */
export type Calendars = {
  versions: Map<string, number>
  hours: Map<string, Hours>
  occupancies: Occupancy[]
}

/**
 * Reads everything that determines the times of these resources in one statement, and so consistently: hours with the
 * exceptions of the span, all occupancies within it (expired holds too), and calendar versions.
 */
export async function findCalendars(db: Db, siteId: string, keys: CalendarKeys, span: Span): Promise<Calendars> {
  const { rows } = await sql<CalendarRow>`
    select 'version' as kind, r.id, r.calendar_version as version, ${sql.raw(noHours)}, ${sql.raw(noTime)}
      from resources r where r.site_id = ${siteId} and r.id = any(${[...keys.resourceIds]}::uuid[])
    union all
    select 'version', l.id, l.calendar_version, ${sql.raw(noHours)}, ${sql.raw(noTime)}
      from locations l where l.site_id = ${siteId} and l.id = any(${[...keys.locationIds]}::uuid[])
    union all
    select 'hours', s.id, null, s.time_zone,
      (select coalesce(jsonb_agg(jsonb_build_array(w.weekday, w.opens_minute, w.closes_minute, w.location_id, w.valid_from, w.valid_until)
          order by w.weekday, w.opens_minute, w.closes_minute), '[]')
        from working_hour_rules w where w.site_id = s.site_id and w.schedule_id = s.id),
      (select coalesce(jsonb_agg(jsonb_build_array(e.date, e.location_id, e.windows) order by e.date), '[]')
        from working_hour_exceptions e where e.site_id = s.site_id and e.schedule_id = s.id
          and e.date >= ${dayText(span.start - twoDays)}::date and e.date <= ${dayText(span.end + twoDays)}::date),
      ${sql.raw(noTime)}
      from schedules s where s.site_id = ${siteId} and s.id = any(${[...keys.scheduleIds]}::uuid[])
    union all
    (select 'taken', o.resource_id, null, ${sql.raw(noHours)},
      (extract(epoch from lower(o.during)) * 1000)::float8, (extract(epoch from upper(o.during)) * 1000)::float8,
      (extract(epoch from o.hold_until) * 1000)::float8, o.session_id, o.hold_id,
      (select h.owner_type || ':' || h.owner_id from holds h where h.site_id = o.site_id and h.id = o.hold_id),
      case when o.resource_id = any(${[...(keys.countedIds ?? [])]}::uuid[]) then ${sql.raw(appointmentStart)} end
      from occupancies o
      where o.site_id = ${siteId} and o.resource_id = any(${[...keys.resourceIds]}::uuid[])
        -- no row is longer than a week, so the btree on lower(during) bounds the search on both sides
        and lower(o.during) > ${new Date(span.start)}::timestamptz - interval '168 hours' and lower(o.during) < ${new Date(span.end)}
        and upper(o.during) > ${new Date(span.start)}
      order by o.resource_id, lower(o.during))`.execute(db)
  return toCalendars(rows)
}

const twoDays = 2 * 86_400_000
const noHours = 'null::text as time_zone, null::jsonb as weekly, null::jsonb as exceptions'
const noTime = `null::float8 as "start", null::float8 as "end", null::float8 as hold_until, null::uuid as session_id,
  null::uuid as hold_id, null::text as hold_owner, null::float8 as appointment_start`
/** Start without buffers; null unless it is an appointment. */
const appointmentStart = `coalesce(
  (select (extract(epoch from s.starts_at) * 1000)::float8 from sessions s
    join services v on v.site_id = s.site_id and v.id = s.service_id and v.type = 'APPOINTMENT'
    where s.site_id = o.site_id and s.id = o.session_id),
  (select (extract(epoch from h.starts_at) * 1000)::float8 from holds h where h.site_id = o.site_id and h.id = o.hold_id))`

type CalendarRow = HoursRow & {
  kind: 'version' | 'hours' | 'taken'
  version: number
  start: number
  end: number
  hold_until: number | null
  session_id: string | null
  hold_id: string | null
  hold_owner: string | null
  appointment_start: number | null
}

function toCalendars(rows: readonly CalendarRow[]): Calendars {
  const found: Calendars = { versions: new Map(), hours: new Map(), occupancies: [] }
  for (const row of rows) {
    if (row.kind === 'version') found.versions.set(row.id, row.version)
    else if (row.kind === 'hours') found.hours.set(row.id, hoursFromRow(row))
    else found.occupancies.push(toOccupancy(row))
  }
  return found
}

function toOccupancy(row: CalendarRow): Occupancy {
  const { id: resourceId, start, end, session_id, hold_id, hold_until, hold_owner, appointment_start } = row
  return {
    resourceId,
    start,
    end,
    sessionId: session_id,
    holdId: hold_id,
    holdUntil: hold_until,
    holdOwner: hold_owner,
    ...(appointment_start === null ? {} : { appointmentStart: appointment_start }),
  }
}

function dayText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
