import { addDays, daysBetween, toWeekday } from '@kalends/availability'
import type { FieldViolation } from '@kalends/contract'
import type { ClassSession } from './class-session.ts'
import { dayInMonth, includesDay, inSameWeek, monthOf, type Rhythm } from './rhythm.ts'
import { clockPart, listStarts, localDay, type Series } from './series.ts'
import { wrong } from './wrong.ts'

/** A series whose named session moves to another start; without one, nothing moves. */
type Moving = { anchor: ClassSession; series: Series; change: { localStart?: string } }

/**
 * Returns how the starts of a series move to the time of the named session. Weekly, by the same number of days, but
 * only on its weekday where the series has several; monthly, to the day that the new rhythm has in the month.
 */
export function createMove({ anchor, series, change }: Moving, rhythm: Rhythm): (original: string) => string {
  const { localStart } = change
  if (!localStart) return (original) => original
  const from = localDay(anchor.originalLocalStart as string)
  const to = localDay(localStart)
  const clock = clockPart(localStart)
  const days = daysBetween(from, to)
  const months = monthOf(to) - monthOf(from)
  const isMonthly = series.rhythm.frequency === 'MONTHLY' && rhythm.frequency === 'MONTHLY'
  const hasOneDay = series.rhythm.weekdays.length < 2
  return (original) => {
    const day = localDay(original)
    if (isMonthly && includesDay(series.rhythm, day)) return `${dayInMonth(rhythm, monthOf(day) + months)}T${clock}`
    return `${hasOneDay || toWeekday(day) === toWeekday(from) ? addDays(day, days) : day}T${clock}`
  }
}

/** With several weekdays, one of them moves within its week to a day that is free. */
export function moveFaults({ anchor, series, change: { localStart } }: Moving): FieldViolation[] {
  const { weekdays } = series.rhythm
  if (!localStart || weekdays.length < 2) return []
  const from = localDay(anchor.originalLocalStart as string)
  const to = localDay(localStart)
  const field = 'session.localStartDate'
  if (!inSameWeek(from, to)) return [wrong(field, 'must stay in its week: the series has several weekdays')]
  if (toWeekday(from) === toWeekday(to)) return []
  if (!weekdays.includes(toWeekday(from))) return [wrong(field, 'is no longer on a weekday of the series')]
  return weekdays.includes(toWeekday(to)) ? [wrong(field, 'falls on another weekday of the series')] : []
}

/** Returns the last day of a series once its starts have moved. */
export function movedUntil({ anchor, series, change }: Moving, move: (original: string) => string): string | null {
  const { untilDate, rhythm } = series
  const { localStart } = change
  if (untilDate === null || !localStart) return untilDate
  const days = daysBetween(localDay(anchor.originalLocalStart as string), localDay(localStart))
  const isWeekly = rhythm.frequency === 'WEEKLY'
  if (isWeekly && rhythm.weekdays.length < 2) return addDays(untilDate, days)
  const period = rhythm.interval * (isWeekly ? 7 : 31)
  const last = days === 0 ? [] : listStarts(series, untilDate, addDays(untilDate, 1 - period))
  return (
    last
      .map((original) => localDay(move(original)))
      .sort()
      .at(-1) ?? untilDate
  )
}
