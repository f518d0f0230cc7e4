import type { IntervalSet } from './types.ts'

/**
 * Returns the index of the first interval that ends after `instant`, or the length if none does. For merged sets.
 * Logarithmic.
 */
export function firstEndingAfter(set: IntervalSet, instant: number): number {
  let low = 0
  let high = set.ends.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((set.ends[middle] as number) <= instant) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns true if `[start, end)` overlaps a merged set. Touching is not overlapping. Logarithmic. */
export function overlaps(set: IntervalSet, start: number, end: number): boolean {
  const i = firstEndingAfter(set, start)
  return i < set.starts.length && (set.starts[i] as number) < end
}

/** Returns true if a single window contains `[start, end)`. Linear, because windows may overlap. */
export function insideOne(windows: IntervalSet, start: number, end: number): boolean {
  for (let i = 0; i < windows.starts.length && (windows.starts[i] as number) <= start; i++) {
    if ((windows.ends[i] as number) >= end) return true
  }
  return false
}
