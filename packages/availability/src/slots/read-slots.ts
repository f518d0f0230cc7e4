import { REFUSAL_RULES, type RefusalRule, SLOT_FLAGS } from './refusal-rules.ts'
import type { SlotList, SlotView } from './types.ts'

/** Returns true if slot `i` has a free resource, regardless of the policy. */
export function isFree(list: SlotList, i: number): boolean {
  return list.reasons[i] === 0
}

/** Returns true if slot `i` can be booked now: free, and neither policy nor service object. */
export function isBookable(list: SlotList, i: number): boolean {
  return list.reasons[i] === 0 && list.flags[i] === 0
}

/** Returns why no resource is free for slot `i`; null if one is. */
export function slotReason(list: SlotList, i: number): RefusalRule | null {
  return REFUSAL_RULES[(list.reasons[i] as number) - 1] ?? null
}

/** Returns the end of slot `i`. */
export function slotEnd({ starts, ends, duration }: SlotList, i: number): number {
  return ends ? (ends[i] as number) : (starts[i] as number) + duration
}

/** Returns slot `i` as an object. Loops over many slots should read the columns instead. */
export function slotAt(list: SlotList, i: number): SlotView {
  const start = list.starts[i] as number
  const flags = list.flags[i] as number
  return {
    start,
    end: slotEnd(list, i),
    free: isFree(list, i),
    bookable: isBookable(list, i),
    tooEarlyToBook: (flags & SLOT_FLAGS.tooEarlyToBook) !== 0,
    tooLateToBook: (flags & SLOT_FLAGS.tooLateToBook) !== 0,
    bookOnlineDisabled: (flags & SLOT_FLAGS.bookOnlineDisabled) !== 0,
    firstFree: list.firstFree[i] as number,
    freeCount: list.freeCounts[i] as number,
    reason: slotReason(list, i),
  }
}
