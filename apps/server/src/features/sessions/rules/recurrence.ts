import { toWeekday } from '@kalends/availability'
import type { FieldViolation, Infer, sessions } from '@kalends/contract'
import type { Recurrence } from './class-session.ts'
import { dayOfMonthOf, nthDay, type Rhythm, sameRhythm, shortestGap, weekOfMonthOf } from './rhythm.ts'
import { wrong } from './wrong.ts'

/** A recurrence as it is sent. */
export type RequestedRecurrence = Infer<typeof sessions.NewRecurrence>
/** A rhythm with its end: a last local day, a number of dates, or neither. */
export type Repetition = { rhythm: Rhythm; until: string | null; count: number | null }

/**
 * Reads a recurrence. Fields that are left out are those of the current rhythm, or else of the day on which the series
 * begins.
 */
export function readRecurrence(
  requested: RequestedRecurrence,
  { day, current }: { day: string; current?: Rhythm | undefined },
): Repetition {
  return {
    rhythm: readRhythm(requested, day, current),
    until: requested.until ?? null,
    count: requested.count ?? null,
  }
}

function readRhythm(requested: RequestedRecurrence, day: string, current: Rhythm | undefined): Rhythm {
  const { interval } = requested
  const frequency = requested.frequency ?? current?.frequency ?? 'WEEKLY'
  const weekdays = [...new Set(requested.weekdays ?? [])].sort((one, other) => one - other)
  const dayOfMonth = requested.dayOfMonth ?? null
  const weekOfMonth = requested.weekOfMonth ?? null
  const saysDays = weekdays.length > 0 || dayOfMonth !== null || weekOfMonth !== null
  if (!saysDays && current?.frequency === frequency) return { ...current, interval }
  const none = { frequency, interval, dayOfMonth: null, weekOfMonth: null }
  if (frequency === 'WEEKLY') return { ...none, weekdays: weekdays.length > 0 ? weekdays : [toWeekday(day)] }
  if (weekOfMonth === null && weekdays.length === 0) {
    return { ...none, weekdays: [], dayOfMonth: dayOfMonth ?? dayOfMonthOf(day) }
  }
  return {
    ...none,
    weekdays: weekdays.length > 0 ? weekdays : [toWeekday(day)],
    weekOfMonth: weekOfMonth ?? weekOfMonthOf(day),
  }
}

/** Returns the last day of a repetition that begins on a day; null if it does not end. */
export function lastDay({ rhythm, until, count }: Repetition, firstDay: string): string | null {
  return count === null ? until : nthDay(rhythm, firstDay, count)
}

/** Returns true if a recurrence was sent back as it was read. */
export function isUnchanged({ rhythm, until, count }: Repetition, current: Recurrence | null): boolean {
  return current !== null && count === null && until === current.until && sameRhythm(rhythm, current)
}

/** Fields of a recurrence that contradict each other. */
export function recurrenceFaults(requested: RequestedRecurrence, frequency: Rhythm['frequency']): FieldViolation[] {
  const { dayOfMonth, weekOfMonth, weekdays, until, count } = requested
  const field = (name: string) => `session.recurrence.${name}`
  const faults: FieldViolation[] = []
  if (count && until) faults.push(wrong(field('count'), 'cannot be combined with until: the series has one end'))
  if (weekOfMonth === 0) faults.push(wrong(field('weekOfMonth'), 'is 1 to 4, or -1 for the last'))
  if (frequency === 'WEEKLY') {
    if (dayOfMonth) faults.push(wrong(field('dayOfMonth'), 'is for a frequency of MONTHLY'))
    if (weekOfMonth) faults.push(wrong(field('weekOfMonth'), 'is for a frequency of MONTHLY'))
    return faults
  }
  if (dayOfMonth && (weekOfMonth || weekdays?.length)) {
    faults.push(wrong(field('dayOfMonth'), 'cannot be combined with a weekday of the month'))
  }
  if ((weekdays?.length ?? 0) > 1) faults.push(wrong(field('weekdays'), 'has one weekday for a frequency of MONTHLY'))
  return faults
}

/** Refuses sessions that would still last when the next one begins. */
export function lengthFaults(rhythm: Rhythm, durationMinutes: number): FieldViolation[] {
  if (durationMinutes <= shortestGap(rhythm) * 1440) return []
  return [wrong('session.durationMinutes', 'is longer than the time until it comes back', 'MAX')]
}
