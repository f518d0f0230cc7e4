import { DAY, MINUTE } from '@kalends/availability'

/** How far in the past a start may be, for clocks that are a little off, and how far ahead. */
const toleranceMs = 5 * MINUTE
const longestAheadMs = 366 * DAY

/** Returns why a buyer cannot start an order then; undefined if they can. */
export function startRefusal(
  startAt: number,
  { now, allowsFuture }: { now: number; allowsFuture: boolean },
): 'invalid_start_date' | 'buyer_can_not_pick_future_start_date' | undefined {
  if (startAt < now - toleranceMs || startAt > now + longestAheadMs) return 'invalid_start_date'
  return startAt > now + toleranceMs && !allowsFuture ? 'buyer_can_not_pick_future_start_date' : undefined
}
