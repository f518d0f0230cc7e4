import { addDays, localDayBounds } from '@kalends/availability'

/** Some local days of a zone as instants. */
export type Range = {
  zone: string
  dates: string[]
  /** First instants of the days, and the end of the last one. */
  bounds: number[]
  start: number
  end: number
}

/** Returns true for days centuries away, where nothing can be scheduled. */
export function isFarAway(day: string): boolean {
  return day < '1970-01-02' || day > '2999-12-31'
}

/** Returns the requested days. A day that the time zone skipped is included, empty. */
export function buildRange(fromDate: string, days: number, zone: string): Range {
  const dates = Array.from({ length: days }, (_, index) => addDays(fromDate, index))
  const starts = dates.map((date) => localDayBounds(date, zone).start)
  const end = localDayBounds(dates.at(-1) ?? fromDate, zone).end
  return { zone, dates, bounds: [...starts, end], start: starts[0] as number, end }
}
