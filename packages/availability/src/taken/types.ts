import type { IntervalSet } from '../intervals/types.ts'

/** What kind of thing a refusal comes from. */
export type SourceKind =
  | 'WORKING_HOURS'
  | 'LOCATION_HOURS'
  | 'CLOSING_DAY'
  | 'BOOKING'
  | 'SESSION'
  | 'BLOCKED_TIME'
  | 'EXTERNAL_CALENDAR'
  | 'HOLD'
  | 'BOOKING_POLICY'
  | 'SERVICE'
  | 'POOL'
  | 'RESOURCE'
  | 'CLOCK'
  | 'REQUEST'
  | 'WISH'

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
  /**
   * When the appointment itself begins, buffers aside (epoch milliseconds): it counts against a `DayCap` on that day.
   * Absent or null: nothing that counts, such as a class or blocked time. Of one visit in several parts only the
   * first row of each resource has it: a cap counts customers.
   */
  readonly appointmentStart?: number | null
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

/**
 * The most appointments a resource takes on one local day, live holds included. Counted are the rows of its `busy` that
 * have an `appointmentStart`, so these must cover the whole local day of every start that is asked for.
 */
export interface DayCap {
  /** A whole number, at least 1. */
  readonly max: number
  /** Whose midnights part the days. */
  readonly zone: string
  /** What sets the cap, for explanations. Default: the resource. */
  readonly source?: Source
}
