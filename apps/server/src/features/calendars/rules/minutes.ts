import { type Interval, type IntervalSet, MINUTE } from '@kalends/availability'

/** Minutes of a set that fall on each day; `bounds` are the first instants of the days and the end of the last. */
export function minutesByDay({ starts, ends }: IntervalSet, bounds: readonly number[]): number[] {
  const sums = new Array<number>(Math.max(0, bounds.length - 1)).fill(0)
  let day = 0
  for (let i = 0; i < starts.length; i += 1) {
    const start = starts[i] as number
    const end = ends[i] as number
    while (day < sums.length && (bounds[day + 1] as number) <= start) day += 1
    for (let at = day; at < sums.length && (bounds[at] as number) < end; at += 1) {
      const shared = Math.min(end, bounds[at + 1] as number) - Math.max(start, bounds[at] as number)
      sums[at] = (sums[at] as number) + Math.max(0, shared)
    }
  }
  return sums.map((milliseconds) => Math.round(milliseconds / MINUTE))
}

/** Set to list. */
export function toIntervals({ starts, ends }: IntervalSet): Interval[] {
  return Array.from(starts, (start, index) => ({ start, end: ends[index] as number }))
}
