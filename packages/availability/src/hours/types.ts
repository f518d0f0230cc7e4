import type { IntervalSet } from '../intervals/types.ts'

/**
 * One stretch of opening time in minutes of wall time after local midnight, half-open.
 * `openMinute` lies in 0–1439; `closeMinute` is greater and may pass 1440 (open past midnight).
 * A window that closes at or before its opening is no window and is passed over.
 */
export interface DayWindow {
  readonly openMinute: number
  readonly closeMinute: number
}

/** A window that comes back every week, or every `everyWeeks` weeks. */
export interface WeeklyRule extends DayWindow {
  /** ISO weekday, 1 = Monday … 7 = Sunday. */
  readonly weekday: number
  /** First local day it holds, `YYYY-MM-DD`; absent or null: since ever. */
  readonly validFrom?: string | null
  /** Last local day it holds, included; absent or null: for ever. */
  readonly validUntil?: string | null
  /** Repeats every so many weeks, counted from the first such weekday on or after `validFrom`. Default 1. */
  readonly everyWeeks?: number
  /** Where it holds; absent or null: everywhere. */
  readonly locationId?: string | null
}

/** The hours of one date, in place of its weekly windows. No windows: closed. */
export interface DatedException {
  /** Local day `YYYY-MM-DD`. */
  readonly date: string
  readonly windows: readonly DayWindow[]
  /** Where it holds; absent or null: everywhere. */
  readonly locationId?: string | null
  /** What people call it; slots do not depend on it. */
  readonly reason?: string | null
}

/** Opening hours of a business, a location or a resource, in wall times of one IANA zone. */
export interface Hours {
  readonly zone: string
  readonly weekly: readonly WeeklyRule[]
  readonly exceptions: readonly DatedException[]
}

/** Hours expanded to instants: whole windows, ascending by opening, never merged, never cut to the asked range. */
export type Windows = IntervalSet
