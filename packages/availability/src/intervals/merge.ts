import { intervalBuffer } from './interval-buffer.ts'
import { sortedByStart } from './sort.ts'
import type { Interval, IntervalSet } from './types.ts'

/** The empty set. */
export const NO_INTERVALS: IntervalSet = { starts: new Float64Array(0), ends: new Float64Array(0) }

/**
 * Merges intervals given in any order: sorts them, joins overlapping and touching ones, and drops empty and reversed
 * ones. Linear for sorted input. Never throws.
 */
export function mergeIntervals(intervals: readonly Interval[]): IntervalSet {
  const sorted = sortedByStart(intervals)
  const out = intervalBuffer(sorted.length)
  let start = Number.NaN
  let end = Number.NEGATIVE_INFINITY
  for (const next of sorted) {
    if (next.end <= next.start) continue
    if (next.start <= end) {
      if (next.end > end) end = next.end
      continue
    }
    if (end > start) out.push(start, end)
    start = next.start
    end = next.end
  }
  if (end > start) out.push(start, end)
  return out.finish()
}
