import type { Windows } from '../hours/types.ts'
import type { Interval } from '../intervals/types.ts'
import type { PolicyWindows } from '../policy/types.ts'
import type { Busy, DayCap, Source } from '../taken/types.ts'
import type { RefusalRule } from './refusal-rules.ts'

/** A staff member, room or piece of equipment that a slot may occupy. */
export interface Resource {
  readonly id: string
  /** Its open time; null: always open. */
  readonly windows: Windows | null
  readonly busy: Busy
  /** Whose hours these are, for explanations. Default: working hours of this resource. */
  readonly hoursSource?: Source
  /** Maximum number of appointments a day; absent or null: no limit. */
  readonly dayCap?: DayCap | null
}

/** Resources of which a slot needs any one besides its primary resource. No resource may be in two pools. */
export interface Pool {
  readonly id: string
  readonly resources: readonly Resource[]
  readonly label?: string
}

/** Opening hours of the location, which must also contain the slot. */
export interface LocationWindows {
  readonly windows: Windows
  readonly source?: Source
}

/**
 * The request, independent of the day. All durations are whole minutes; duration and step at least 1, buffers at least
 * 0.
 */
export interface SlotRules {
  /** Epoch milliseconds. */
  readonly now: number
  /** Duration of one slot: the service's or the chosen one, plus add-ons that extend it. */
  readonly durationMinutes: number
  readonly bufferBeforeMinutes: number
  readonly bufferAfterMinutes: number
  /**
   * Set: the slot is this many whole local days of `zone`, of 23 to 25 hours at clock changes, on days on which
   * everybody opens. `durationMinutes` is then 1440 for each, and there is one start a day.
   */
  readonly days?: number
  /** Distance between two starts. "Same as duration" = first duration plus both buffers, resolved by the caller. */
  readonly gridStepMinutes: number
  /** Zone at whose midnights the grid of an always open resource restarts. Default UTC. */
  readonly zone?: string
  /** How far ahead of `now` a start may be. Default two years, or the policy's early limit if that is longer. */
  readonly horizonMinutes?: number
  readonly policy: PolicyWindows
  readonly policySource?: Source
  readonly onlineBookingEnabled: boolean
  /** The service, for explanations of `ONLINE_BOOKING_OFF` and `WRONG_DURATION`. */
  readonly serviceSource?: Source
}

/** Input of `listSlots`, `decideSlot`, `explainSlot` and `nextFree`. */
export interface SlotInput {
  readonly rules: SlotRules
  /** Candidates in the order of preference: the first free one is offered. Each has its own grid. */
  readonly primary: readonly Resource[]
  /** Further pools; the slot needs one free resource of each. */
  readonly pools?: readonly Pool[]
  readonly location?: LocationWindows | null
}

/** Which starts to list: `from <= start < to`, epoch milliseconds. */
export interface SlotRange {
  readonly from: number
  readonly to: number
}

/** Options of `listSlots`. */
export interface ListOptions {
  /** Also list grid starts without a free resource. Default false. */
  readonly includeUnavailable?: boolean
  /** Only this primary resource. */
  readonly resourceId?: string | null
}

/**
 * Slots in parallel columns, ascending by start, each start once. Read it with `isFree`, `isBookable`, `slotReason`,
 * `slotAt` or by index.
 */
export interface SlotList {
  readonly length: number
  /** Slot duration in milliseconds: end = start + duration, unless `ends` is set. Read it with `slotEnd`. */
  readonly duration: number
  readonly starts: Float64Array
  /** Set where durations differ: whole days. */
  readonly ends?: Float64Array
  /** `SLOT_FLAGS` bits. */
  readonly flags: Uint8Array
  /** Index into `primary` of the first free resource, −1 if none is. */
  readonly firstFree: Int16Array
  /** How many primary resources are free. */
  readonly freeCounts: Uint16Array
  /** 0 if free, otherwise 1 + the index in `REFUSAL_RULES` of the reason closest to free. */
  readonly reasons: Uint8Array
}

/** One row of a `SlotList`, for debugging and tests. */
export interface SlotView {
  readonly start: number
  readonly end: number
  readonly free: boolean
  readonly bookable: boolean
  readonly tooEarlyToBook: boolean
  readonly tooLateToBook: boolean
  readonly bookOnlineDisabled: boolean
  readonly firstFree: number
  readonly freeCount: number
  readonly reason: RefusalRule | null
}

/** One requested time. */
export interface RequestedSlot extends Interval {
  /** The requested primary resource; absent or null: any. */
  readonly resourceId?: string | null
}

/** Options of `decideSlot` and `explainSlot`. */
export interface DecideOptions {
  /** Whether a start between two grid starts is allowed. Default `refuse`. */
  readonly offGrid?: 'allow' | 'refuse'
  /** Whether a start before `now` is allowed (staff record a walk-in). Default `refuse`. */
  readonly past?: 'allow' | 'refuse'
}

/** Options of `explainSlot`. */
export interface ExplainOptions extends DecideOptions {
  /** Where to search for the closest bookable start, epoch milliseconds. Default 31 days either way. */
  readonly searchFrom?: number
  readonly searchTo?: number
}

/** Bookable, with the free resources; or not, with the rule closest to bookable. */
export interface Decision {
  readonly bookable: boolean
  /** Null if bookable. */
  readonly rule: RefusalRule | null
  /** Resources are free, regardless of the policy. */
  readonly free: boolean
  readonly flags: number
  /** The first free primary resource and the first free one of each pool, in order; empty if not free. */
  readonly resourceIds: readonly string[]
  /** All free resources: first of the primaries, then of each pool. */
  readonly freeIds: readonly (readonly string[])[]
}

/** The smallest change after which one rule would no longer refuse the requested slot. */
export type Change =
  /** Try again at that instant. */
  | { readonly kind: 'WAIT'; readonly until: number }
  /** Also open during these hours. */
  | { readonly kind: 'OPEN'; readonly interval: Interval }
  /** Free this busy interval. */
  | { readonly kind: 'FREE'; readonly interval: Interval }
  /** Start at that instant instead; passes this rule, not necessarily the others. */
  | { readonly kind: 'MOVE'; readonly start: number }
  /** End at that instant instead. */
  | { readonly kind: 'END'; readonly end: number }
  /** Change the setting that the source names. */
  | { readonly kind: 'SETTING' }

/** One rule that refuses the slot, for one resource or for the request as a whole. */
export interface Refusal {
  readonly rule: RefusalRule
  /** Null if the rule does not concern one resource. */
  readonly resourceId: string | null
  readonly source: Source
  /** The conflict: the busy time, the closest open window, the bookable interval; null if there is none. */
  readonly interval: Interval | null
  readonly change: Change | null
  /** The bookable start closest to the requested one, with this resource (or any, if `resourceId` is null). */
  readonly nearestStart: number | null
}

/** Why a slot is or is not bookable. Rules may refuse single candidates although another makes the slot bookable. */
export interface Explanation {
  readonly decision: Decision
  /**
   * Rules of the request first, then of each candidate in order, then of the pools. Includes candidates that others
   * replace.
   */
  readonly refusals: readonly Refusal[]
  readonly nearestStart: number | null
}

/** Options of `nextFree`. */
export interface NextFreeOptions extends SlotRange {
  /** Number of slots to find. Default 1. */
  readonly limit?: number
  readonly resourceId?: string | null
}

/** A bookable time and its resources. */
export interface FreeSlot extends Interval {
  readonly resourceId: string
}
