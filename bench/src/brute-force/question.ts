import type { BusyRow, DayCap, Hours, SlotRange, SlotRules } from '@kalends/availability'

/** One resource as it stands in the books: hours as rules, taken time as rows. */
export interface RawResource {
  readonly id: string
  /** Null: always open. */
  readonly hours: Hours | null
  readonly busy: readonly BusyRow[]
  /** Absent or null: any number of appointments a day. */
  readonly dayCap?: DayCap | null
}

/** A question both the engine and the brute force can answer. */
export interface Question {
  readonly rules: SlotRules
  readonly range: SlotRange
  /** Hours of the place; null: it sets none. */
  readonly location: Hours | null
  /** The place asked for: which of the resources' rules hold. Null: all. */
  readonly locationId: string | null
  readonly primary: readonly RawResource[]
  readonly pools: readonly (readonly RawResource[])[]
  readonly includeUnavailable: boolean
}

/** A visit of several services, asked for within `range`; the parts' own ranges reach to the end of the last visit. */
export interface VisitQuestion {
  readonly range: SlotRange
  readonly parts: readonly Question[]
  readonly includeUnavailable: boolean
}

/** One visit of an answer. */
export interface AnsweredVisit {
  readonly start: number
  /** For each part the index of the first free primary resource, −1 when none is. */
  readonly firstFree: readonly number[]
  readonly freeCounts: readonly number[]
  readonly tooEarlyToBook: boolean
  readonly tooLateToBook: boolean
}

/** One slot of an answer. */
export interface AnsweredSlot {
  readonly start: number
  /** Index of the first free primary resource, −1 when none is. */
  readonly firstFree: number
  readonly freeCount: number
  readonly tooEarlyToBook: boolean
  readonly tooLateToBook: boolean
  /** Why nobody is free; null when somebody is. */
  readonly reason: string | null
}
