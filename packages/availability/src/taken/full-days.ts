import { mergeIntervals, NO_INTERVALS } from '../intervals/merge.ts'
import type { Interval, IntervalSet } from '../intervals/types.ts'
import { DAY } from '../units.ts'
import { instantToWall } from '../zones/wall-times.ts'
import { zoneSpan } from '../zones/zone-span.ts'
import { isLive } from './build-busy.ts'
import type { Busy, BusyRow, DayCap } from './types.ts'

/** Returns all starts on the days that are full at `now`, merged; days are local days of the cap's zone. */
export function fullDaysAt(busy: Busy, cap: DayCap, now: number): IntervalSet {
  const counts = new Map<number, number>()
  for (const row of countedRows(busy, now)) {
    const day = localDay(row.appointmentStart, cap)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  const full = [...counts].flatMap(([day, count]) => (count >= cap.max ? [day] : []))
  return full.length === 0 ? NO_INTERVALS : mergeIntervals(dayIntervals(full, cap.zone))
}

/** Returns the rows that count towards the cap on the day of a start at `now`. */
export function rowsOfDay(busy: Busy, cap: DayCap, now: number, start: number): BusyRow[] {
  const day = localDay(start, cap)
  return countedRows(busy, now).filter((row) => localDay(row.appointmentStart, cap) === day)
}

type CountedRow = BusyRow & { readonly appointmentStart: number }

function countedRows(busy: Busy, now: number): CountedRow[] {
  return busy.rows.filter((row): row is CountedRow => row.appointmentStart != null && isLive(row, now))
}

function localDay(instant: number, cap: DayCap): number {
  return Math.floor(instantToWall(instant, cap.zone) / DAY)
}

/** Returns the instants of these local days. A day has two intervals if the clocks went back over midnight. */
function dayIntervals(days: readonly number[], zone: string): Interval[] {
  const { starts, offsets } = zoneSpan(zone, Math.min(...days) * DAY, (Math.max(...days) + 1) * DAY)
  return offsets.flatMap((offset, i) =>
    days.map((day) => ({
      start: Math.max(day * DAY - offset, starts[i] as number),
      end: Math.min((day + 1) * DAY - offset, starts[i + 1] ?? Number.POSITIVE_INFINITY),
    })),
  )
}
