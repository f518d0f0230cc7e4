import { MINUTE } from '@kalends/availability'
import type { services } from '@kalends/contract'

/** Since when earlier bookings count against the limit (0: since ever); undefined where there is no limit. */
export function rebookingSince(policy: services.BookingPolicy, now: number): number | undefined {
  const rule = policy.limitRebookingPolicy
  if (!rule?.enabled) return undefined
  return rule.windowInMinutes ? now - rule.windowInMinutes * MINUTE : 0
}
