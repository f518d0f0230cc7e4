import { intervalBuffer } from './interval-buffer.ts'
import type { IntervalSet } from './types.ts'

/** Returns time in `a` or in `b`. Both must be merged; so is the result. Linear. */
export function unite(a: IntervalSet, b: IntervalSet): IntervalSet {
  if (a.starts.length === 0) return b
  if (b.starts.length === 0) return a
  const out = intervalBuffer(a.starts.length + b.starts.length)
  let [i, j] = [0, 0]
  let start = Number.NaN
  let end = Number.NEGATIVE_INFINITY
  while (i < a.starts.length || j < b.starts.length) {
    const takeA = j === b.starts.length || (i < a.starts.length && (a.starts[i] as number) <= (b.starts[j] as number))
    const nextStart = (takeA ? a.starts[i] : b.starts[j]) as number
    const nextEnd = (takeA ? a.ends[i++] : b.ends[j++]) as number
    if (nextStart > end) {
      if (end > start) out.push(start, end)
      start = nextStart
      end = nextEnd
    } else if (nextEnd > end) end = nextEnd
  }
  out.push(start, end)
  return out.finish()
}
