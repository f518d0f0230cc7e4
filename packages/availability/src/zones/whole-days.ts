import { mergeIntervals } from '../intervals/merge.ts'
import type { Interval, IntervalSet } from '../intervals/types.ts'
import { localDayBounds, toLocalDay } from './local-days.ts'

/** Returns true if a local day begins at this instant: usually at midnight, later where clocks skip it. */
export function isDayStart(instant: number, zone: string): boolean {
  return dayAround(instant, zone).start === instant
}

/**
 * Returns the end of this many local days, counted from the one that contains `start`. Days have 23 to 25 hours at
 * clock changes; dates that the zone skipped are not counted.
 */
export function endOfDays(start: number, days: number, zone: string): number {
  let end = start
  for (let i = 0; i < days; i++) end = dayAround(end, zone).end
  return end
}

/** Returns how many local days an interval consists of; null if it is not made of whole ones. Linear in the days. */
export function countDays({ start, end }: Interval, zone: string): number | null {
  if (start >= end || !isDayStart(start, zone)) return null
  let days = 0
  for (let at = start; at < end; days++) at = dayAround(at, zone).end
  return isDayStart(end, zone) ? days : null
}

/** Returns the local days on which these windows open, whole and merged. */
export function openDays(windows: IntervalSet, zone: string): IntervalSet {
  return mergeIntervals(Array.from(windows.starts, (start) => dayAround(start, zone)))
}

function dayAround(instant: number, zone: string): Interval {
  return localDayBounds(toLocalDay(instant, zone), zone)
}
