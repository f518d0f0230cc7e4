import { minuteOfDay } from '../../../lib/format.ts'
import { dayBounds } from '../../data/day-bounds.ts'
import { MINUTE, type Span } from '../model.ts'

/** A day as it is drawn: by elapsed minutes, so that 23 and 25 hours are as long as they are. */
export type Axis = Span & {
  day: string
  minutes: number
  /** Where the wall clock strikes a full hour, in elapsed minutes. */
  hours: { minute: number; at: number }[]
}

export function dayAxis(day: string, zone: string): Axis {
  const { from, until } = dayBounds(day, zone)
  const minutes = (until - from) / MINUTE
  return { day, from, until, minutes, hours: buildHours(from, minutes, zone) }
}

const QUARTER = 15

function buildHours(from: number, minutes: number, zone: string): Axis['hours'] {
  const isPlain = minutes === 24 * 60 && minuteOfDay(from, zone) === 0
  const step = isPlain ? 60 : QUARTER
  const found: Axis['hours'] = []
  for (let minute = 0; minute < minutes; minute += step) {
    const at = from + minute * MINUTE
    if (isPlain || minuteOfDay(at, zone) % 60 === 0) found.push({ minute, at })
  }
  return found
}

/** Elapsed minutes since the start of the day, held within it. */
export function minuteOn(axis: Axis, at: number): number {
  return Math.min(axis.minutes, Math.max(0, (at - axis.from) / MINUTE))
}

export const instantOn = (axis: Axis, minute: number): number => axis.from + minute * MINUTE

/** Whether the clocks of two days strike at the same places. */
export const strikesAlike = (one: Axis, other: Axis, zone: string): boolean =>
  one.minutes === other.minutes &&
  one.hours.length === other.hours.length &&
  one.hours.every(({ minute, at }, index) => {
    const twin = other.hours[index]
    return twin?.minute === minute && minuteOfDay(at, zone) === minuteOfDay(twin.at, zone)
  })

/** Where the day opens: an hour before now, or shortly before the first thing of a day that has not begun. */
export function firstMinuteShown(axis: Axis, now: number, opens: readonly number[]): number {
  const first = Math.min(...opens.filter((at) => at >= axis.from && at < axis.until))
  const isRunning = now >= axis.from && now < axis.until && now > first - HOUR
  if (isRunning) return Math.max(0, minuteOn(axis, now) - 60)
  return Number.isFinite(first) ? Math.max(0, minuteOn(axis, first) - 30) : MORNING
}

const HOUR = 60 * MINUTE
const MORNING = 7.5 * 60
