/** Half-open span `[start, end)` of instants in epoch milliseconds. */
export interface Interval {
  readonly start: number
  readonly end: number
}

/**
 * Half-open intervals as two parallel columns in epoch milliseconds, ascending by start.
 *
 * A *merged* set (built by `mergeIntervals`) has no empty, overlapping or touching intervals, so its ends ascend too.
 * A set of *opening windows* is not merged: windows may touch, and in a repeated hour even overlap.
 */
export interface IntervalSet {
  readonly starts: Float64Array
  readonly ends: Float64Array
}
