import { MINUTE } from '@kalends/availability'
import type { services } from '@kalends/contract'

/** Start of the window in which earlier bookings count towards the limit: epoch milliseconds, 0 for no start, undefined for no limit. */
export function rebookingSince(policy: services.BookingPolicy, now: number): number | undefined {
  const rule = policy.limitRebookingPolicy
  if (!rule?.enabled) return undefined
  return rule.windowInMinutes ? now - rule.windowInMinutes * MINUTE : 0
}
