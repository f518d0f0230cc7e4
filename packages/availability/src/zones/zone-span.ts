import { DAY } from '../units.ts'
import { zoneYearAt } from './zone-years.ts'

/**
 * The offsets of one zone over a period, for loops over many wall times: `offsets[i]` (milliseconds east of
 * UTC) applies from `starts[i]` to `starts[i + 1]`. The first start is −∞ and the last offset never ends, so wall times
 * must lie within the period the span was built for.
 */
export interface ZoneSpan {
  readonly starts: readonly number[]
  readonly offsets: readonly number[]
}

/** Wall times differ from UTC by less than this, and a zone can skip or repeat up to one day. */
const MARGIN = 2 * DAY

/**
 * Returns offsets valid for all wall times and instants in `[from, to]` (epoch milliseconds). Throws a RangeError for
 * an unknown zone.
 */
export function zoneSpan(zone: string, from: number, to: number): ZoneSpan {
  const starts: number[] = [Number.NEGATIVE_INFINITY]
  let year = zoneYearAt(from - MARGIN, zone)
  const offsets: number[] = [year.offsets[0] as number]
  for (;;) {
    for (let i = 0; i < year.starts.length; i++) {
      const offset = year.offsets[i] as number
      if (offset === offsets[offsets.length - 1]) continue
      starts.push(year.starts[i] as number)
      offsets.push(offset)
    }
    if (year.until > to + MARGIN) return { starts, offsets }
    year = zoneYearAt(year.until, zone)
  }
}

/**
 * Returns the first instant whose wall time is at or after `wall` (wall milliseconds). In a gap that is the instant of
 * the change; in a repeated hour the first occurrence.
 */
export function firstInstantFrom(wall: number, span: ZoneSpan): number {
  const { starts, offsets } = span
  const last = starts.length - 1
  for (let i = 0; i < last; i++) {
    const instant = Math.max(starts[i] as number, wall - (offsets[i] as number))
    if (instant < (starts[i + 1] as number)) return instant
  }
  return Math.max(starts[last] as number, wall - (offsets[last] as number))
}

/**
 * Returns the end of the last interval whose wall times are before `wall`: no later instant has an earlier wall time.
 * In a gap that is the instant of the change; in a repeated hour the second occurrence.
 */
export function lastInstantBefore(wall: number, span: ZoneSpan): number {
  const { starts, offsets } = span
  for (let i = starts.length - 1; i > 0; i--) {
    const instant = Math.min(starts[i + 1] ?? Number.POSITIVE_INFINITY, wall - (offsets[i] as number))
    if (instant > (starts[i] as number)) return instant
  }
  return Math.min(starts[1] ?? Number.POSITIVE_INFINITY, wall - (offsets[0] as number))
}
