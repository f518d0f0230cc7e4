import type { Windows } from '../hours/types.ts'
import type { Interval } from '../intervals/types.ts'
import type { PolicyWindows } from '../policy/types.ts'
import type { Busy, DayCap, Source } from '../taken/types.ts'
import type { RefusalRule } from './refusal-rules.ts'

/** One person, room or thing that a slot may use up. */
export interface Resource {
  readonly id: string
  /** Its open time; null: always open. */
  readonly windows: Windows | null
  readonly busy: Busy
  /** Whose hours these are, for explanations. Default: working hours of this resource. */
  readonly hoursSource?: Source
  /** How many appointments a day it takes at most; absent or null: any number. */
  readonly dayCap?: DayCap | null
}

/** Resources of which a slot needs any one besides its primary resource. No resource may stand in two pools. */
export interface Pool {
  readonly id: string
  readonly resources: readonly Resource[]
  readonly label?: string
}

/** Opening hours of the place, which must also contain the slot. */
export interface LocationWindows {
  readonly windows: Windows
  readonly source?: Source
}

/** What is asked for, whatever the day. All lengths are whole minutes; duration and step at least 1, buffers at least 0. */
export interface SlotRules {
  /** Epoch milliseconds. */
  readonly now: number
  /** What one slot takes: the service's length, or the one chosen, with the add-ons that lengthen it. */
  readonly durationMinutes: number
  readonly bufferBeforeMinutes: number
  readonly bufferAfterMinutes: number
  /** Distance of two starts. "Same as duration" = first duration plus both buffers, resolved by the caller. */
  readonly gridStepMinutes: number
  /** Zone at whose midnights the grid of an always open resource starts afresh. Default UTC. */
  readonly zone?: string
  /** How far ahead of `now` a start may lie. Default two years, or the policy's early limit if that is longer. */
  readonly horizonMinutes?: number
  readonly policy: PolicyWindows
  readonly policySource?: Source
  readonly onlineBookingEnabled: boolean
  /** The service, for explanations of `ONLINE_BOOKING_OFF` and `WRONG_DURATION`. */
  readonly serviceSource?: Source
}

/** Everything `listSlots`, `decideSlot`, `explainSlot` and `nextFree` look at. */
export interface SlotInput {
  readonly rules: SlotRules
  /** Candidates in the order of preference: the first free one is offered. Each has a grid of its own. */
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
  /** Also list grid starts that nobody is free for. Default false. */
  readonly includeUnavailable?: boolean
  /** Only this primary resource. */
  readonly resourceId?: string | null
}

/**
 * Slots in parallel columns, ascending by start, each start once. Read it with `isFree`, `isBookable`, `reasonOf`,
 * `slotAt` or by index.
 */
export interface SlotList {
  readonly length: number
  /** Slot length in milliseconds: end = start + duration. */
  readonly duration: number
  readonly starts: Float64Array
  /** `SLOT_FLAGS` bits. */
  readonly flags: Uint8Array
  /** Index into `primary` of the first free resource, −1 when none is. */
  readonly firstFree: Int16Array
  /** How many primary resources are free. */
  readonly freeCounts: Uint16Array
  /** 0 when free, else 1 + the index in `REFUSAL_RULES` of the reason nearest to being free. */
  readonly reasons: Uint8Array
}

/** One row of a `SlotList`, for reading by people and tests. */
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

/** One time somebody asks for. */
export interface RequestedSlot extends Interval {
  /** The primary resource wanted; absent or null: any. */
  readonly resourceId?: string | null
}

/** Options of `decideSlot` and `explainSlot`. */
export interface DecideOptions {
  /** Whether a start between two grid starts will do. Default `refuse`. */
  readonly offGrid?: 'allow' | 'refuse'
  /** Whether a start before `now` will do (the desk writes down a walk-in). Default `refuse`. */
  readonly past?: 'allow' | 'refuse'
}

/** Options of `explainSlot`. */
export interface ExplainOptions extends DecideOptions {
  /** Where to look for the nearest bookable start, epoch milliseconds. Default 31 days either way. */
  readonly searchFrom?: number
  readonly searchTo?: number
}

/** Yes, with who is free; or no, with the rule nearest to yes. */
export interface Decision {
  readonly bookable: boolean
  /** Null when bookable. */
  readonly rule: RefusalRule | null
  /** Free by resources alone, whatever the policy says. */
  readonly free: boolean
  readonly flags: number
  /** The first free primary resource and the first free one of each pool, in order; empty when not free. */
  readonly resourceIds: readonly string[]
  /** All free resources: first of the primaries, then of each pool. */
  readonly freeIds: readonly (readonly string[])[]
}

/** The smallest thing that would have to change for one rule to stop refusing the very slot asked for. */
export type Change =
  /** Ask again at that instant. */
  | { readonly kind: 'WAIT'; readonly until: number }
  /** Open these hours too. */
  | { readonly kind: 'OPEN'; readonly interval: Interval }
  /** Free this stretch of taken time. */
  | { readonly kind: 'FREE'; readonly interval: Interval }
  /** Start at that instant instead; passes this rule, not necessarily the others. */
  | { readonly kind: 'MOVE'; readonly start: number }
  /** End at that instant instead. */
  | { readonly kind: 'END'; readonly end: number }
  /** Alter the setting the source names. */
  | { readonly kind: 'SETTING' }

/** One rule that refuses the slot, for one resource or for the request as a whole. */
export interface Refusal {
  readonly rule: RefusalRule
  /** Null when the rule is not about one resource. */
  readonly resourceId: string | null
  readonly source: Source
  /** What stands in the way: the taken time, the nearest open window, the bookable stretch; null when there is none. */
  readonly interval: Interval | null
  readonly change: Change | null
  /** The bookable start nearest to the one asked for, with this resource (or any, when `resourceId` is null). */
  readonly nearestStart: number | null
}

/** Why a slot is or is not bookable. Rules may refuse single candidates although another makes the slot bookable. */
export interface Explanation {
  readonly decision: Decision
  /** Rules of the request first, then of each candidate in order, then of the pools. Also of candidates that others replace. */
  readonly refusals: readonly Refusal[]
  readonly nearestStart: number | null
}

/** Options of `nextFree`. */
export interface NextFreeOptions extends SlotRange {
  /** How many to find. Default 1. */
  readonly limit?: number
  readonly resourceId?: string | null
}

/** A bookable time and who would do it. */
export interface FreeSlot extends Interval {
  readonly resourceId: string
}
