import type { IntervalSet } from './types.ts'

/** Collects intervals in order into typed columns that grow as needed. */
export interface IntervalBuffer {
  readonly push: (start: number, end: number) => void
  readonly finish: () => IntervalSet
}

/** Creates a buffer for about `expected` intervals. */
export function intervalBuffer(expected: number): IntervalBuffer {
  let starts = new Float64Array(Math.max(4, expected))
  let ends = new Float64Array(starts.length)
  let length = 0
  return {
    push(start, end) {
      if (length === starts.length) {
        starts = doubled(starts)
        ends = doubled(ends)
      }
      starts[length] = start
      ends[length] = end
      length++
    },
    finish: () => ({ starts: starts.subarray(0, length), ends: ends.subarray(0, length) }),
  }
}

function doubled(column: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const wider = new Float64Array(column.length * 2)
  wider.set(column)
  return wider
}
