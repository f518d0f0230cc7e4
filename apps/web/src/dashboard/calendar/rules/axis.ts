import { dayBounds } from '../../../lib/day-bounds.ts'
import { minuteOfDay } from '../../../lib/format.ts'
import { MINUTE, type Span } from '../model.ts'

/** The time axis of a day in elapsed minutes, so that days of 23 and 25 hours are drawn true to length. */
export type Axis = Span & {
  day: string
  minutes: number
  /** Full hours of local time, in elapsed minutes. */
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

/** Returns elapsed minutes since the start of the day, clamped to the day. */
export function minuteOn(axis: Axis, at: number): number {
  return Math.min(axis.minutes, Math.max(0, (at - axis.from) / MINUTE))
}

export const instantOn = (axis: Axis, minute: number): number => axis.from + minute * MINUTE

/** Returns true if the full hours of two days are at the same positions. */
export const strikesAlike = (one: Axis, other: Axis, zone: string): boolean =>
  one.minutes === other.minutes &&
  one.hours.length === other.hours.length &&
  one.hours.every(({ minute, at }, index) => {
    const counterpart = other.hours[index]
    return counterpart?.minute === minute && minuteOfDay(at, zone) === minuteOfDay(counterpart.at, zone)
  })

/** Returns the initial scroll position: an hour before now, or shortly before the first item of a later day. */
export function firstMinuteShown(axis: Axis, now: number, opens: readonly number[]): number {
  const first = Math.min(...opens.filter((at) => at >= axis.from && at < axis.until))
  const isRunning = now >= axis.from && now < axis.until && now > first - HOUR
  if (isRunning) return Math.max(0, minuteOn(axis, now) - 60)
  return Number.isFinite(first) ? Math.max(0, minuteOn(axis, first) - 30) : MORNING
}

const HOUR = 60 * MINUTE
const MORNING = 7.5 * 60
