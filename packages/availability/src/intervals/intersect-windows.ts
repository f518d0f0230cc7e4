import type { Interval, IntervalSet } from './types.ts'
import { windowSet } from './window-set.ts'

/**
 * Intersects every window of `a` with every window of `b`. Unlike `intersect`, windows that touch or overlap stay
 * separate, because each has its own grid. Sorted by start, then end. Linear for windows that rarely overlap.
 */
export function intersectWindows(a: IntervalSet, b: IntervalSet): IntervalSet {
  const found: Interval[] = []
  const longest = longestInterval(b)
  let first = 0
  for (let i = 0; i < a.starts.length; i++) {
    const start = a.starts[i] as number
    const end = a.ends[i] as number
    while (first < b.starts.length && (b.starts[first] as number) + longest <= start) first++
    for (let j = first; j < b.starts.length && (b.starts[j] as number) < end; j++) {
      if ((b.ends[j] as number) <= start) continue
      found.push({ start: Math.max(start, b.starts[j] as number), end: Math.min(end, b.ends[j] as number) })
    }
  }
  return windowSet(found)
}

function longestInterval(set: IntervalSet): number {
  let longest = 0
  for (let i = 0; i < set.starts.length; i++)
    longest = Math.max(longest, (set.ends[i] as number) - (set.starts[i] as number))
  return longest
}
