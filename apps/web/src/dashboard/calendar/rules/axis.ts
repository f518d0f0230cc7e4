import { dayBounds } from '../../../lib/day-bounds.ts'
import { minuteOfDay } from '../../../lib/format.ts'
import { MINUTE, overlaps, type Span } from '../model.ts'

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

/**
 * Returns the initial scroll position of some days: an hour before now while they are busy or open, otherwise where the
 * first of them opens, or its first item if that is earlier. What began before, or lasts the whole day, such as a rental by
 * the day, does not count.
 */
export function firstMinuteShown(axes: readonly Axis[], now: number, spans: readonly Span[]): number {
  const own = axes.flatMap((axis) =>
    spans
      .filter((span) => overlaps(span, axis) && span.from > axis.from)
      .map(({ from, until }) => ({ axis, from: minuteOn(axis, from), until: minuteOn(axis, until) })),
  )
  const isRunning = own.some(
    ({ axis, from, until }) => now >= axis.from + from * MINUTE && now < axis.from + until * MINUTE,
  )
  const today = axes.find((axis) => now >= axis.from && now < axis.until)
  if (isRunning && today) return Math.max(0, minuteOn(today, now) - 60)
  return own.length > 0 ? Math.max(0, Math.min(...own.map(({ from }) => from)) - 15) : MORNING
}

const MORNING = 7.5 * 60
