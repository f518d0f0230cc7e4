import type { Infer, sessions } from '@kalends/contract'
import { addDays, weekdayIndex } from '../../../lib/format.ts'
import type { Rhythm } from '../../../lib/series-text.ts'

export type NewRecurrence = Infer<typeof sessions.NewRecurrence>

/** The fields about repetition, as they are in the form. */
export type RepeatFields = {
  /** no, week or month */
  repeat: string
  every: string
  /** 1 Monday … 7 Sunday. */
  weekdays: readonly string[]
  /** date, weekday or last */
  by: string
  /** never, until or count */
  ends: string
  until: string
  count: string
}

/** Ways to repeat every month that fit a day: a fifth Friday is the last one. */
export function monthlyChoices(day: string): ('date' | 'weekday' | 'last')[] {
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7)
  return ['date', ...(weekOfMonth(day) < 5 ? (['weekday'] as const) : []), ...(isLast ? (['last'] as const) : [])]
}

const weekOfMonth = (day: string): number => Math.ceil(Number(day.slice(8)) / 7)

export const weekdayOf = (day: string): number => weekdayIndex(day) + 1

/** Reads the recurrence; null for none, undefined if a field is wrong. */
export function readRepeat(fields: RepeatFields, day: string): NewRecurrence | null | undefined {
  if (fields.repeat !== 'week' && fields.repeat !== 'month') return null
  const interval = fields.every === '' ? 1 : readNumber(fields.every, 52)
  const end = readEnd(fields)
  if (interval === undefined || !end) return undefined
  const chosen = fields.weekdays.map(Number).filter((weekday) => weekday >= 1 && weekday <= 7)
  if (fields.repeat === 'week') {
    // Without scripts the form has neither field.
    const weekdays = fields.every === '' && chosen.length === 0 ? [weekdayOf(day)] : chosen
    return weekdays.length > 0 ? { frequency: 'WEEKLY', interval, weekdays, ...end } : undefined
  }
  const monthly = { frequency: 'MONTHLY', interval, ...end } as const
  if (fields.by === 'date') return { ...monthly, dayOfMonth: Number(day.slice(8)) }
  const week = fields.by === 'last' ? -1 : weekOfMonth(day)
  return week < 5 ? { ...monthly, weekdays: [weekdayOf(day)], weekOfMonth: week } : undefined
}

/** Fills in what a recurrence leaves out, for its sentence. */
export function toRhythm({
  frequency,
  interval,
  weekdays,
  dayOfMonth,
  weekOfMonth: week,
  until,
  count,
}: NewRecurrence): Rhythm {
  return {
    frequency: frequency ?? 'WEEKLY',
    interval,
    weekdays: [...(weekdays ?? [])].sort((one, other) => one - other),
    dayOfMonth: dayOfMonth ?? null,
    weekOfMonth: week ?? null,
    until: until ?? null,
    count: count ?? null,
  }
}

function readEnd({ ends, until, count }: RepeatFields): { until?: string; count?: number } | undefined {
  if (ends === 'until') return until ? { until } : undefined
  if (ends !== 'count') return {}
  const number = readNumber(count, 730)
  return number === undefined ? undefined : { count: number }
}

function readNumber(text: string, max: number): number | undefined {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined
}

/** The fields of a series as it repeats now. */
export function toRepeatFields({
  frequency,
  interval,
  weekdays,
  dayOfMonth,
  weekOfMonth: week,
  until,
}: Rhythm): RepeatFields {
  const isWeekly = frequency === 'WEEKLY'
  return {
    repeat: isWeekly ? 'week' : 'month',
    every: String(interval),
    weekdays: isWeekly ? weekdays.map(String) : [],
    by: isWeekly || dayOfMonth !== null ? 'date' : week === -1 ? 'last' : 'weekday',
    ends: until ? 'until' : 'never',
    until: until ?? '',
    count: '10',
  }
}

/** Reads the fields about repetition from a form. */
export function readRepeatFields(form: FormData): RepeatFields {
  const field = (name: string): string => String(form.get(name) ?? '').trim()
  return {
    repeat: field('repeat'),
    every: field('every'),
    by: field('by'),
    ends: field('ends'),
    weekdays: form.getAll('weekday').map(String),
    until: field('until'),
    count: field('count'),
  }
}
