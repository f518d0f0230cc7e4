import { addDays, localDayBounds } from '@kalends/availability'
import { refuseFields } from '../../../refusal.ts'

/** Some local days of a zone as instants. */
export type Range = {
  zone: string
  dates: string[]
  /** First instants of the days, and the end of the last one. */
  bounds: number[]
  start: number
  end: number
}

/** The days asked for. A day the zone skipped is there, and empty; centuries away there is nothing to see. */
export function rangeOf(fromDate: string, days: number, zone: string): Range {
  if (fromDate < '1970-01-02' || fromDate > '2999-12-31') {
    refuseFields([{ field: 'fromDate', description: 'is too far away', violatedRule: 'MAX', data: {} }])
  }
  const dates = Array.from({ length: days }, (_, index) => addDays(fromDate, index))
  const starts = dates.map((date) => localDayBounds(date, zone).start)
  const end = localDayBounds(dates.at(-1) ?? fromDate, zone).end
  return { zone, dates, bounds: [...starts, end], start: starts[0] as number, end }
}
