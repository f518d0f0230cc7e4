import type { Interval } from '../intervals/types.ts'
import { DAY } from '../units.ts'
import { formatDay, parseDay, weekdayOfNumber } from './day-numbers.ts'
import { instantToWall } from './wall-times.ts'
import { firstInstantFrom, zoneSpan } from './zone-span.ts'

/** Whether `text` is a day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  return parseDay(text) !== null
}

/** The local day so many days later (or earlier). Throws a RangeError when `day` is none. */
export function addDays(day: string, days: number): string {
  return formatDay(dayOf(day) + days)
}

/** Days from one local day to another; negative when `to` is earlier. Throws a RangeError when one is no day. */
export function daysBetween(from: string, to: string): number {
  return dayOf(to) - dayOf(from)
}

/** ISO weekday of a local day, 1 = Monday … 7 = Sunday. Throws a RangeError when `day` is none. */
export function weekdayOf(day: string): number {
  return weekdayOfNumber(dayOf(day))
}

/** Local day `YYYY-MM-DD` shown in a zone at an instant. Throws a RangeError for an unknown zone. */
export function localDayOf(instant: number, zone: string): string {
  return formatDay(Math.floor(instantToWall(instant, zone) / DAY))
}

/**
 * The instants of a local day, `[first instant of the day, first instant of the next)`. 23 to 25 hours as a rule;
 * empty for a day the zone skipped.
 *
 * @throws RangeError when `day` is none or the zone unknown
 */
export function localDayBounds(day: string, zone: string): Interval {
  const wall = dayOf(day) * DAY
  const span = zoneSpan(zone, wall, wall + DAY)
  return { start: firstInstantFrom(wall, span), end: firstInstantFrom(wall + DAY, span) }
}

function dayOf(text: string): number {
  const day = parseDay(text)
  if (day === null) throw new RangeError(`Not a local day: ${text.slice(0, 40)}`)
  return day
}
