import type { IntervalSet } from '../intervals/types.ts'

/** The kind of source of a refusal. */
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

/** The source of a refusal, so that a page can show whose hours, which booking or which policy it is. */
export interface Source {
  readonly kind: SourceKind
  readonly id: string | null
  readonly label?: string
}

/** One busy interval of one resource, `[start, end)` in epoch milliseconds, its own buffers included. */
export interface BusyRow {
  readonly start: number
  readonly end: number
  /** Set on a hold: it counts only while `now < heldUntil` (epoch milliseconds). Absent or null: permanently busy. */
  readonly heldUntil?: number | null
  /**
   * When the appointment itself begins, without buffers (epoch milliseconds): it counts towards a `DayCap` on that day.
   * Absent or null: does not count, such as a class or blocked time. Of one visit in several parts, only the
   * first row of each resource has it: a cap counts customers.
   */
  readonly appointmentStart?: number | null
  readonly source?: Source
}

/**
 * Busy time of one resource, prepared for many requests; independent of `now`. Built by `buildBusy`. `taken` is merged;
 * `holds` and `rows` are ascending by start.
 */
export interface Busy {
  readonly taken: IntervalSet
  readonly holds: readonly BusyRow[]
  readonly rows: readonly BusyRow[]
  /** Duration of the longest row in milliseconds: bounds the search for rows that extend into a span. */
  readonly longest: number
}

/**
 * The maximum number of appointments of a resource on one local day, live holds included. It counts the rows of its
 * `busy` that have an `appointmentStart`, so these must cover the whole local day of every requested start.
 */
export interface DayCap {
  /** An integer, at least 1. */
  readonly max: number
  /** The zone of the local day. */
  readonly zone: string
  /** The source of the cap, for explanations. Default: the resource. */
  readonly source?: Source
}
