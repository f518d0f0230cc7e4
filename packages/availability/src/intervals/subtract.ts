import { intervalBuffer } from './interval-buffer.ts'
import type { IntervalSet } from './types.ts'

/** Returns time in `from` that is not in `taken`. Both must be merged; so is the result. Linear. */
export function subtractFrom(from: IntervalSet, taken: IntervalSet): IntervalSet {
  const out = intervalBuffer(from.starts.length + taken.starts.length)
  let j = 0
  for (let i = 0; i < from.starts.length; i++) {
    let start = from.starts[i] as number
    const end = from.ends[i] as number
    while (j < taken.starts.length && (taken.ends[j] as number) <= start) j++
    for (let k = j; k < taken.starts.length && (taken.starts[k] as number) < end; k++) {
      if ((taken.starts[k] as number) > start) out.push(start, taken.starts[k] as number)
      start = taken.ends[k] as number
    }
    if (start < end) out.push(start, end)
  }
  return out.finish()
}
