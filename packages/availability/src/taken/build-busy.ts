import { mergeIntervals, NO_INTERVALS } from '../intervals/merge.ts'
import { sortedByStart } from '../intervals/sort.ts'
import type { IntervalSet } from '../intervals/types.ts'
import { unite } from '../intervals/union.ts'
import type { Busy, BusyRow } from './types.ts'

/** No busy time. */
export const NOT_BUSY: Busy = { taken: NO_INTERVALS, holds: [], rows: [], longest: 0 }

/**
 * Builds the busy time of one resource from its rows: bookings, holds, sessions, blocked time, external calendars, each
 * with its own buffers included. Rows may come in any order and overlap; sorted ones are fastest. Independent of `now`,
 * so the result can be cached until the resource's rows change. Leave out the rows of a booking that is being
 * rescheduled, and the customer's own holds. Never throws.
 */
export function buildBusy(rows: readonly BusyRow[]): Busy {
  if (rows.length === 0) return NOT_BUSY
  const sorted = sortedByStart(rows)
  const holds = sorted.filter(isHold)
  let longest = 0
  for (const row of sorted) longest = Math.max(longest, row.end - row.start)
  const lasting = holds.length === 0 ? sorted : sorted.filter((row) => !isHold(row))
  return { taken: mergeIntervals(lasting), holds, rows: sorted, longest }
}

/** Returns time held at `now`, merged. A hold ends to the millisecond, even if its row still exists. */
export function heldAt(busy: Busy, now: number): IntervalSet {
  if (busy.holds.length === 0) return NO_INTERVALS
  return mergeIntervals(busy.holds.filter((row) => isLive(row, now)))
}

/** Returns all unavailable time at `now`: busy or held, merged. */
export function blockedAt(busy: Busy, now: number): IntervalSet {
  return unite(busy.taken, heldAt(busy, now))
}

/** Returns true if a row counts at `now`: every row except an expired hold. */
export function isLive(row: BusyRow, now: number): boolean {
  return row.heldUntil == null || row.heldUntil > now
}

function isHold(row: BusyRow): boolean {
  return row.heldUntil != null
}
