import { addDays, daysBetween, toWeekday } from '@kalends/availability'

/** How a series repeats, in local days: on weekdays of every so many weeks, or once every so many months. */
export type Rhythm = {
  frequency: 'WEEKLY' | 'MONTHLY'
  /** Weeks or months from one to the next. */
  interval: number
  /** ISO weekdays, ascending: those of a week, or the one that `weekOfMonth` counts; otherwise none. */
  weekdays: number[]
  /** Day of the month; shorter months use their last day. */
  dayOfMonth: number | null
  /** Which of these weekdays of a month: 1 to 4, or -1 for the last. */
  weekOfMonth: number | null
}

/** Repeats on the weekday of a day. */
export function weeklyOn(day: string): Rhythm {
  return { frequency: 'WEEKLY', interval: 1, weekdays: [toWeekday(day)], dayOfMonth: null, weekOfMonth: null }
}

/**
 * Yields the days of a rhythm from a day on, without end. Weeks begin on Monday; `phase` is a day of any week or month
 * that counts.
 */
export function* daysFrom(rhythm: Rhythm, phase: string, from: string): Generator<string> {
  const days = rhythm.frequency === 'MONTHLY' ? monthDays(rhythm, phase, from) : weekDays(rhythm, phase, from)
  for (const day of days) if (day >= from) yield day
}

function* weekDays({ interval, weekdays }: Rhythm, phase: string, from: string): Generator<string> {
  const first = mondayOf(phase)
  const passed = roundUp(daysBetween(first, mondayOf(from)), interval * 7)
  for (let monday = addDays(first, passed); ; monday = addDays(monday, interval * 7)) {
    for (const weekday of weekdays) yield addDays(monday, weekday - 1)
  }
}

function* monthDays(rhythm: Rhythm, phase: string, from: string): Generator<string> {
  const first = monthOf(phase)
  const passed = roundUp(monthOf(from) - first, rhythm.interval)
  for (let month = first + passed; ; month += rhythm.interval) yield dayInMonth(rhythm, month)
}

/** Returns the first day of a rhythm on or after a day. */
export function firstDay(rhythm: Rhythm, phase: string, from: string): string {
  return daysFrom(rhythm, phase, from).next().value as string
}

/** Returns the day with this number, counted from the first on or after a day. */
export function nthDay(rhythm: Rhythm, first: string, count: number): string {
  let last = first
  let left = count
  for (const day of daysFrom(rhythm, first, first)) {
    last = day
    left -= 1
    if (left <= 0) break
  }
  return last
}

/** Returns true if a rhythm has a day in the week or month of that day. */
export function includesDay(rhythm: Rhythm, day: string): boolean {
  return firstDay(rhythm, day, day) === day
}

/** Returns the shortest time between two days of a rhythm. */
export function shortestGap({ frequency, interval, weekdays }: Rhythm): number {
  if (frequency === 'MONTHLY') return interval * 28
  const [first = 1] = weekdays
  const gaps = weekdays.map((weekday, index) => (weekdays[index + 1] ?? first + interval * 7) - weekday)
  return Math.min(...gaps)
}

/** Returns the rhythm once one of its days moves to another: the weekday, the date, or the weekday of the month. */
export function moveRhythm(rhythm: Rhythm, from: string, to: string): Rhythm {
  if (from === to) return rhythm
  if (rhythm.frequency === 'WEEKLY') {
    if (rhythm.weekdays.length < 2) return { ...rhythm, weekdays: [toWeekday(to)] }
    const others = rhythm.weekdays.filter((weekday) => weekday !== toWeekday(from))
    return { ...rhythm, weekdays: [...new Set([...others, toWeekday(to)])].sort((one, other) => one - other) }
  }
  if (rhythm.dayOfMonth !== null) {
    return dayOfMonthOf(from) === dayOfMonthOf(to) ? rhythm : { ...rhythm, dayOfMonth: dayOfMonthOf(to) }
  }
  const staysLast = rhythm.weekOfMonth === -1 && isInLastWeek(to)
  return { ...rhythm, weekdays: [toWeekday(to)], weekOfMonth: staysLast ? -1 : weekOfMonthOf(to) }
}

/** Returns which of its weekdays of the month a day is; -1 for a fifth, which is always the last. */
export function weekOfMonthOf(day: string): number {
  const week = Math.ceil(dayOfMonthOf(day) / 7)
  return week > 4 ? -1 : week
}

/** Returns true if two rhythms have the same days. */
export function sameRhythm(one: Rhythm, other: Rhythm): boolean {
  return JSON.stringify(values(one)) === JSON.stringify(values(other))
}

const values = ({ frequency, interval, weekdays, dayOfMonth, weekOfMonth }: Rhythm) => [
  frequency,
  interval,
  weekdays,
  dayOfMonth,
  weekOfMonth,
]

/** Returns the day that a monthly rhythm has in a month. */
export function dayInMonth({ dayOfMonth, weekOfMonth, weekdays }: Rhythm, month: number): string {
  const first = firstOfMonth(month)
  const length = daysBetween(first, firstOfMonth(month + 1))
  if (dayOfMonth !== null) return addDays(first, Math.min(dayOfMonth, length) - 1)
  const weekday = weekdays[0] ?? 1
  if (weekOfMonth === -1) {
    const last = addDays(first, length - 1)
    return addDays(last, -((toWeekday(last) - weekday + 7) % 7))
  }
  return addDays(first, ((weekday - toWeekday(first) + 7) % 7) + ((weekOfMonth ?? 1) - 1) * 7)
}

/** Returns the day of the month, from 1. */
export function dayOfMonthOf(day: string): number {
  return Number(day.slice(8, 10))
}

/** Months since year 0. */
export function monthOf(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

/** Returns true if two days lie in the same week, which begins on Monday. */
export function inSameWeek(one: string, other: string): boolean {
  return mondayOf(one) === mondayOf(other)
}

function firstOfMonth(month: number): string {
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
}

function isInLastWeek(day: string): boolean {
  return monthOf(addDays(day, 7)) !== monthOf(day)
}

const mondayOf = (day: string): string => addDays(day, 1 - toWeekday(day))
const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step
