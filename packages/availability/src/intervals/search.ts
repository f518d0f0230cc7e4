import type { IntervalSet } from './types.ts'

/** Index of the first interval that ends after `instant`; the length when none does. For merged sets. Logarithmic. */
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

/** Whether `[start, end)` shares time with a merged set. Touching is not sharing. Logarithmic. */
export function overlaps(set: IntervalSet, start: number, end: number): boolean {
  const i = firstEndingAfter(set, start)
  return i < set.starts.length && (set.starts[i] as number) < end
}

/** Whether one single window contains `[start, end)`. For windows, which may overlap: linear. */
export function insideOne(windows: IntervalSet, start: number, end: number): boolean {
  for (let i = 0; i < windows.starts.length && (windows.starts[i] as number) <= start; i++) {
    if ((windows.ends[i] as number) >= end) return true
  }
  return false
}
