import { intervalBuffer } from './interval-buffer.ts'
import type { IntervalSet } from './types.ts'

/** Returns time in both `a` and `b`. Both must be merged; so is the result. Linear. */
export function intersect(a: IntervalSet, b: IntervalSet): IntervalSet {
  const out = intervalBuffer(a.starts.length + b.starts.length)
  let [i, j] = [0, 0]
  while (i < a.starts.length && j < b.starts.length) {
    const start = Math.max(a.starts[i] as number, b.starts[j] as number)
    const end = Math.min(a.ends[i] as number, b.ends[j] as number)
    if (start < end) out.push(start, end)
    if ((a.ends[i] as number) < (b.ends[j] as number)) i++
    else j++
  }
  return out.finish()
}
