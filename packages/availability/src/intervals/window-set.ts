import type { Interval, IntervalSet } from './types.ts'

/**
 * Converts windows to columns, ascending by start, then end; touching and overlapping ones stay separate. Sorts the
 * given array in place.
 */
export function windowSet(windows: Interval[]): IntervalSet {
  if (!isSorted(windows)) windows.sort((a, b) => a.start - b.start || a.end - b.end)
  const starts = new Float64Array(windows.length)
  const ends = new Float64Array(windows.length)
  for (let i = 0; i < windows.length; i++) {
    const { start, end } = windows[i] as Interval
    starts[i] = start
    ends[i] = end
  }
  return { starts, ends }
}

function isSorted(windows: readonly Interval[]): boolean {
  for (let i = 1; i < windows.length; i++) {
    const a = windows[i - 1] as Interval
    const b = windows[i] as Interval
    if (b.start < a.start || (b.start === a.start && b.end < a.end)) return false
  }
  return true
}
