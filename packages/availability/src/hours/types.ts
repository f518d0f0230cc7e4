import type { IntervalSet } from '../intervals/types.ts'

/**
 * One stretch of opening time in minutes of wall time after local midnight, half-open. `openMinute` lies in 0–1439;
 * `closeMinute` is greater and may pass 1440 (open past midnight). A window that closes at or before its opening is
 * ignored.
 */
export interface DayWindow {
  readonly openMinute: number
  readonly closeMinute: number
}

/** A window that repeats every week, or every `everyWeeks` weeks. */
export interface WeeklyRule extends DayWindow {
  /** ISO weekday, 1 = Monday … 7 = Sunday. */
  readonly weekday: number
  /** First local day it applies, `YYYY-MM-DD`; absent or null: no start. */
  readonly validFrom?: string | null
  /** Last local day it applies, inclusive; absent or null: no end. */
  readonly validUntil?: string | null
  /** Repeats every this many weeks, counted from the first such weekday on or after `validFrom`. Default 1. */
  readonly everyWeeks?: number
  /** Location it applies to; absent or null: all. */
  readonly locationId?: string | null
}

/** The hours of one date, which replace its weekly windows. No windows: closed. */
export interface DatedException {
  /** Local day `YYYY-MM-DD`. */
  readonly date: string
  readonly windows: readonly DayWindow[]
  /** Location it applies to; absent or null: all. */
  readonly locationId?: string | null
  /** Display name; does not affect slots. */
  readonly reason?: string | null
}

/** Opening hours of a business, a location or a resource, in wall times of one IANA zone. */
export interface Hours {
  readonly zone: string
  readonly weekly: readonly WeeklyRule[]
  readonly exceptions: readonly DatedException[]
}

/** Hours expanded to instants: whole windows, ascending by opening, never merged, never cut to the requested range. */
export type Windows = IntervalSet
