import { isTooEarly, isTooLate } from '../policy/start-limits.ts'
import type { AvailabilityContext } from './availability-context.ts'
import { type RefusalRule, SLOT_FLAGS } from './refusal-rules.ts'
import type { DecideOptions, RequestedSlot } from './types.ts'
import { hasWholeDays } from './whole-days.ts'

/** Returns rules that the request breaks whatever the resource: its duration and its time. */
export function requestRules(
  availabilityContext: AvailabilityContext,
  requested: RequestedSlot,
  options: DecideOptions,
): RefusalRule[] {
  const rules: RefusalRule[] = []
  const isWhole = hasWholeDays(availabilityContext, requested.start)
  if (!isWhole || requested.end - requested.start !== availabilityContext.duration) rules.push('WRONG_DURATION')
  if (requested.start < availabilityContext.now && options.past !== 'allow') rules.push('PAST')
  if (requested.start > availabilityContext.horizon) rules.push('BEYOND_HORIZON')
  return rules
}

/** Returns what policy and service say about a start, as `SLOT_FLAGS` bits. */
export function flagsAt(availabilityContext: AvailabilityContext, start: number): number {
  const late = isTooLate(availabilityContext.limits, start) ? SLOT_FLAGS.tooLateToBook : 0
  return (
    availabilityContext.serviceFlags |
    late |
    (isTooEarly(availabilityContext.limits, start) ? SLOT_FLAGS.tooEarlyToBook : 0)
  )
}

/** The same as rules, in the order of `REFUSAL_RULES`. */
export function flagRules(flags: number): RefusalRule[] {
  const rules: RefusalRule[] = []
  if (flags & SLOT_FLAGS.tooEarlyToBook) rules.push('TOO_EARLY')
  if (flags & SLOT_FLAGS.tooLateToBook) rules.push('TOO_LATE')
  if (flags & SLOT_FLAGS.bookOnlineDisabled) rules.push('ONLINE_BOOKING_OFF')
  return rules
}
