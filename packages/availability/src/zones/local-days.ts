import type { Interval } from '../intervals/types.ts'
import { DAY } from '../units.ts'
import { formatDay, parseDay, weekdayOfNumber } from './day-numbers.ts'
import { instantToWall } from './wall-times.ts'
import { firstInstantFrom, zoneSpan } from './zone-span.ts'

/** Returns true if `text` is a valid date `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return parseDay(text) !== null
}

/** Returns the local day this many days later (or earlier). Throws a RangeError if `day` is invalid. */
export function addDays(day: string, days: number): string {
  return formatDay(toDayNumber(day) + days)
}

/**
 * Returns the days from one local day to another; negative if `to` is earlier. Throws a RangeError if one is invalid.
 */
export function daysBetween(from: string, to: string): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** Returns the ISO weekday of a local day, 1 = Monday … 7 = Sunday. Throws a RangeError if `day` is invalid. */
export function toWeekday(day: string): number {
  return weekdayOfNumber(toDayNumber(day))
}

/** Returns the local day `YYYY-MM-DD` in a zone at an instant. Throws a RangeError for an unknown zone. */
export function toLocalDay(instant: number, zone: string): string {
  return formatDay(Math.floor(instantToWall(instant, zone) / DAY))
}

/**
 * Returns the instants of a local day, `[first instant of the day, first instant of the next)`. Usually 23 to 25 hours;
 * empty for a day the zone skipped.
 *
 * @throws RangeError if `day` is invalid or the zone unknown
 */
export function localDayBounds(day: string, zone: string): Interval {
  const wall = toDayNumber(day) * DAY
  const span = zoneSpan(zone, wall, wall + DAY)
  return { start: firstInstantFrom(wall, span), end: firstInstantFrom(wall + DAY, span) }
}

function toDayNumber(text: string): number {
  const day = parseDay(text)
  if (day === null) throw new RangeError(`Not a local day: ${text.slice(0, 40)}`)
  return day
}
