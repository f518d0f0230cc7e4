import type { RefusalRule } from './refusal-rules.ts'
import type { Decision, RequestedSlot, SlotInput } from './types.ts'

/**
 * Visits of several consecutive services, in parallel columns, ascending by start. Read it with `isVisitFree`,
 * `isVisitBookable` or by index.
 */
export interface VisitList {
  readonly length: number
  /** Duration of the whole visit in milliseconds: end = start + duration. */
  readonly duration: number
  /** From the visit's start to the start of each part, in milliseconds. */
  readonly offsets: readonly number[]
  readonly starts: Float64Array
  /** `SLOT_FLAGS` bits that at least one part has, each judged by its own policy at its own start. */
  readonly flags: Uint8Array
  /** For each part: index into its `primary` of the first free resource, −1 if none is. */
  readonly firstFree: readonly Int16Array[]
  /** For each part: how many of its primary resources are free. */
  readonly freeCounts: readonly Uint16Array[]
}

/** One part of a visit as its own request, for `decideSlot` and `explainSlot`. */
export interface VisitSlot {
  readonly input: SlotInput
  readonly requested: RequestedSlot
  /** Only the first part has to be on a grid. */
  readonly offGrid: 'allow' | 'refuse'
}

/** Bookable, with the resources of each part; or not. */
export interface VisitDecision {
  readonly bookable: boolean
  /** Of all parts that refuse, the rule furthest from bookable; null if bookable. */
  readonly rule: RefusalRule | null
  /** Index of the part that `rule` concerns; null if bookable. */
  readonly part: number | null
  /** The resources of every part are free, regardless of policies. */
  readonly free: boolean
  readonly flags: number
  readonly parts: readonly Decision[]
}

/** Returns true if a resource is free for every part of visit `i`, regardless of policies. */
export function isVisitFree(list: VisitList, i: number): boolean {
  return list.firstFree.every((column) => column[i] !== -1)
}

/** Returns true if visit `i` can be booked now: every part is free, and no policy or service objects. */
export function isVisitBookable(list: VisitList, i: number): boolean {
  return list.flags[i] === 0 && isVisitFree(list, i)
}

/**
 * Returns the parts of a visit. Buffers apply only before the first and after the last part, because the visit is
 * contiguous.
 *
 * @throws RangeError if there are no parts
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
