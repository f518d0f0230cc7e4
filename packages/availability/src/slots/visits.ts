import type { RefusalRule } from './refusal-rules.ts'
import type { Decision, RequestedSlot, SlotInput } from './types.ts'

/**
 * Visits of several services one right after another, in parallel columns, ascending by start. Read it with
 * `isVisitFree`, `isVisitBookable` or by index.
 */
export interface VisitList {
  readonly length: number
  /** Length of the whole visit in milliseconds: end = start + duration. */
  readonly duration: number
  /** From the visit's start to the start of each part, in milliseconds. */
  readonly offsets: readonly number[]
  readonly starts: Float64Array
  /** `SLOT_FLAGS` bits that at least one part has, each judged by its own policy at its own start. */
  readonly flags: Uint8Array
  /** For each part: index into its `primary` of the first free resource, −1 when none is. */
  readonly firstFree: readonly Int16Array[]
  /** For each part: how many of its primary resources are free. */
  readonly freeCounts: readonly Uint16Array[]
}

/** One part of a visit as a question of its own, for `decideSlot` and `explainSlot`. */
export interface VisitSlot {
  readonly input: SlotInput
  readonly requested: RequestedSlot
  /** Only the first part has to keep to a grid. */
  readonly offGrid: 'allow' | 'refuse'
}

/** Yes, with who does what; or no. */
export interface VisitDecision {
  readonly bookable: boolean
  /** Of all parts that refuse, the rule furthest from yes; null when bookable. */
  readonly rule: RefusalRule | null
  /** Which part `rule` is about, from 0; null when bookable. */
  readonly part: number | null
  /** Every part is free by resources alone, whatever policies say. */
  readonly free: boolean
  readonly flags: number
  readonly parts: readonly Decision[]
}

/** Whether somebody is free for every part of visit `i`, whatever the policies say. */
export function isVisitFree(list: VisitList, i: number): boolean {
  return list.firstFree.every((column) => column[i] !== -1)
}

/** Whether visit `i` can be booked now: every part free, and no policy or service objects. */
export function isVisitBookable(list: VisitList, i: number): boolean {
  return list.flags[i] === 0 && isVisitFree(list, i)
}

/**
 * The parts of a visit: buffers before the first and after the last alone, because it is one stay.
 *
 * @throws RangeError when there is no part
 */
export function visitParts(parts: readonly SlotInput[]): SlotInput[] {
  if (parts.length === 0) throw new RangeError('a visit needs at least one part')
  return parts.map(({ rules, ...input }, i) => ({
    ...input,
    rules: {
      ...rules,
      bufferBeforeMinutes: i === 0 ? rules.bufferBeforeMinutes : 0,
      bufferAfterMinutes: i === parts.length - 1 ? rules.bufferAfterMinutes : 0,
    },
  }))
}
