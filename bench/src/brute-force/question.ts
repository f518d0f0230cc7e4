import type { BusyRow, DayCap, Hours, SlotRange, SlotRules } from '@kalends/availability'

/** One resource as stored: hours as rules, busy time as rows. */
export interface RawResource {
  readonly id: string
  /** Null: always open. */
  readonly hours: Hours | null
  readonly busy: readonly BusyRow[]
  /** Maximum number of appointments a day; absent or null: no limit. */
  readonly dayCap?: DayCap | null
}

/** A request that both the engine and the brute force can answer. */
export interface Question {
  readonly rules: SlotRules
  readonly range: SlotRange
  /** Hours of the location; null: none. */
  readonly location: Hours | null
  /** The requested location, which selects the resources' rules. Null: all. */
  readonly locationId: string | null
  readonly primary: readonly RawResource[]
  readonly pools: readonly (readonly RawResource[])[]
  readonly includeUnavailable: boolean
}

/**
 * A request for a visit of several services within `range`; the parts' own ranges extend to the end of the last visit.
 */
export interface VisitQuestion {
  readonly range: SlotRange
  readonly parts: readonly Question[]
  readonly includeUnavailable: boolean
}

/** One visit of an answer. */
export interface AnsweredVisit {
  readonly start: number
  /** For each part the index of the first free primary resource, −1 if none is. */
  readonly firstFree: readonly number[]
  readonly freeCounts: readonly number[]
  readonly tooEarlyToBook: boolean
  readonly tooLateToBook: boolean
}

/** One slot of an answer. */
export interface AnsweredSlot {
  readonly start: number
  /** Index of the first free primary resource, −1 if none is. */
  readonly firstFree: number
  readonly freeCount: number
  readonly tooEarlyToBook: boolean
  readonly tooLateToBook: boolean
  /** Why no resource is free; null if one is. */
  readonly reason: string | null
}
