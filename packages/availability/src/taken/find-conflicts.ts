import type { Interval } from '../intervals/types.ts'
import { isLive } from './build-busy.ts'
import type { Busy, BusyRow } from './types.ts'

/**
 * Finds the rows that overlap `span` at `now`, ascending by start, without expired holds. Considers busy time only, not
 * opening hours. Pass the span with its buffers. Logarithmic plus the rows found.
 */
export function findConflicts(busy: Busy, span: Interval, now: number): BusyRow[] {
  const found: BusyRow[] = []
  for (let i = firstStartingAfter(busy.rows, span.start - busy.longest); i < busy.rows.length; i++) {
    const row = busy.rows[i] as BusyRow
    if (row.start >= span.end) break
    if (row.end > span.start && row.end > row.start && isLive(row, now)) found.push(row)
  }
  return found
}

/** Returns true if busy or held time at `now` overlaps `span`. */
export function isTaken(busy: Busy, span: Interval, now: number): boolean {
  return findConflicts(busy, span, now).length > 0
}

function firstStartingAfter(rows: readonly BusyRow[], instant: number): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((rows[middle] as BusyRow).start <= instant) low = middle + 1
    else high = middle
  }
  return low
}
