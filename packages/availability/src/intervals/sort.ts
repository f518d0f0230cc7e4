import type { Interval } from './types.ts'

/** Returns the intervals ascending by start: the same array if it is already sorted (rows from an index are). */
export function sortedByStart<T extends Interval>(intervals: readonly T[]): readonly T[] {
  for (let i = 1; i < intervals.length; i++) {
    if ((intervals[i] as T).start < (intervals[i - 1] as T).start)
      return intervals.toSorted((a, b) => a.start - b.start)
  }
  return intervals
}
