import { instantToLocal } from '@kalends/availability'
import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { ClassSession, SessionKind, SessionState } from '../rules/class-session.ts'
import type { Rhythm } from '../rules/rhythm.ts'
import type { Series } from '../rules/series.ts'

/** A row of `sessions` with joined columns. */
export type SessionRow = Selectable<Database['sessions']> &
  Partial<RhythmColumns> & { kind: SessionKind; until_date: string | null }

type Rule = Selectable<Database['session_rules']>
type RhythmColumns = Pick<Rule, 'frequency' | 'repeat_interval' | 'weekdays' | 'day_of_month' | 'week_of_month'>

/** The columns of a rhythm. */
export const rhythmColumns = ['frequency', 'repeat_interval', 'weekdays', 'day_of_month', 'week_of_month'] as const

export function toSession(row: SessionRow): ClassSession {
  const start = Date.parse(row.starts_at)
  const end = Date.parse(row.ends_at)
  return {
    id: row.id,
    revision: String(row.revision),
    eventSequence: row.event_sequence,
    kind: row.kind,
    scheduleId: row.schedule_id,
    serviceId: row.service_id,
    title: row.title,
    note: row.note,
    start,
    end,
    durationMinutes: Math.round((end - start) / 60_000),
    timeZone: row.time_zone,
    localStart: row.local_start,
    status: row.status as ClassSession['status'],
    transparency: row.transparency as ClassSession['transparency'],
    staffToBeNamed: row.staff_to_be_named,
    resourceIds: row.resource_ids,
    locationType: row.location_type,
    locationId: row.location_id,
    capacity: row.capacity,
    ruleId: row.rule_id,
    originalLocalStart: row.original_local_start,
    changed: row.changed,
    dropped: row.dropped,
    doubleBooked: row.double_booked,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    recurrence: row.frequency ? { ...toRhythm(row as RhythmColumns), until: row.until_date } : null,
  }
}

/** The columns that a change writes, named as they are in the table. */
export function stateColumns(state: SessionState, timeZone: string) {
  return {
    title: state.title,
    note: state.note,
    starts_at: iso(state.start),
    ends_at: iso(state.end),
    local_start: instantToLocal(state.start, timeZone),
    status: state.status,
    transparency: state.transparency,
    staff_to_be_named: state.staffToBeNamed,
    location_type: state.locationType,
    location_id: state.locationId,
    capacity: state.capacity,
    rule_id: state.ruleId,
    original_local_start: state.originalLocalStart,
    resource_ids: state.resourceIds,
    changed: state.changed,
    dropped: state.dropped,
  }
}

function toRhythm(row: RhythmColumns): Rhythm {
  return {
    frequency: row.frequency as Rhythm['frequency'],
    interval: row.repeat_interval,
    weekdays: row.weekdays,
    dayOfMonth: row.day_of_month,
    weekOfMonth: row.week_of_month,
  }
}

export function toSeries(row: Rule): Series {
  return {
    id: row.id,
    scheduleId: row.schedule_id,
    serviceId: row.service_id,
    timeZone: row.time_zone,
    title: row.title,
    note: row.note,
    durationMinutes: row.duration_minutes,
    resourceIds: row.resource_ids,
    locationType: row.location_type,
    locationId: row.location_id,
    capacity: row.capacity,
    transparency: row.transparency as Series['transparency'],
    staffToBeNamed: row.staff_to_be_named,
    localStart: row.local_start,
    rhythm: toRhythm(row),
    untilDate: row.until_date,
    overlapAllowed: row.overlap_allowed,
  }
}

export function seriesColumns(series: Series) {
  const { title, note, durationMinutes, resourceIds, locationType, locationId, capacity, transparency } = series
  return {
    title,
    note,
    duration_minutes: durationMinutes,
    resource_ids: [...resourceIds],
    location_type: locationType,
    location_id: locationId,
    capacity,
    transparency,
    staff_to_be_named: series.staffToBeNamed,
    local_start: series.localStart,
    frequency: series.rhythm.frequency,
    repeat_interval: series.rhythm.interval,
    weekdays: series.rhythm.weekdays,
    day_of_month: series.rhythm.dayOfMonth,
    week_of_month: series.rhythm.weekOfMonth,
    until_date: series.untilDate,
    overlap_allowed: series.overlapAllowed,
  }
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
