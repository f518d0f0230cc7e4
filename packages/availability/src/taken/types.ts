import type { IntervalSet } from '../intervals/types.ts'

/** What kind of thing a refusal comes from. */
export type SourceKind =
  | 'WORKING_HOURS'
  | 'LOCATION_HOURS'
  | 'BOOKING'
  | 'SESSION'
  | 'BLOCKED_TIME'
  | 'EXTERNAL_CALENDAR'
  | 'HOLD'
  | 'BOOKING_POLICY'
  | 'SERVICE'
  | 'POOL'
  | 'CLOCK'
  | 'REQUEST'

/** Where a refusal comes from, so that a person can be shown whose hours, which booking or which policy it is. */
export interface Source {
  readonly kind: SourceKind
  readonly id: string | null
  readonly label?: string
}

/** One stretch of taken time of one resource, `[start, end)` in epoch milliseconds, its own buffers included. */
export interface BusyRow {
  readonly start: number
  readonly end: number
  /** Set on a hold: it counts only while `now < heldUntil` (epoch milliseconds). Absent or null: taken for good. */
  readonly heldUntil?: number | null
  readonly source?: Source
}

/**
 * Taken time of one resource, ready for many requests; does not depend on `now`. Made by `buildBusy`.
 * `taken` is merged; `holds` and `rows` are ascending by start.
 */
export interface Busy {
  readonly taken: IntervalSet
  readonly holds: readonly BusyRow[]
  readonly rows: readonly BusyRow[]
  /** Length of the longest row in milliseconds: bounds the search for rows that reach into a span. */
  readonly longest: number
}
