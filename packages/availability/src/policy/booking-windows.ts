import type { Interval } from '../intervals/types.ts'
import { MINUTE } from '../units.ts'
import { isTooEarly, isTooLate, startLimits } from './start-limits.ts'
import type { BookingViolations, ChangeWindow, PolicyWindows } from './types.ts'

/** Binds nobody: for callers whom the policy does not bind, such as the desk. */
export const NO_POLICY: PolicyWindows = { limitEarlyMinutes: null, limitLateMinutes: null, bookAfterStart: true }

/** First instant at which a start may be booked, epoch milliseconds; null without an early limit. */
export function earliestBookingAt(policy: PolicyWindows, start: number): number | null {
  return policy.limitEarlyMinutes === null ? null : start - policy.limitEarlyMinutes * MINUTE
}

/**
 * What the booking policy says about booking `span` at `now` (epoch milliseconds): appointments and class sessions
 * alike. For a course give the span the policy looks at: the next session that has not started, or the last session
 * when booking after the start is on.
 */
export function bookingViolations(policy: PolicyWindows, span: Interval, now: number): BookingViolations {
  const limits = startLimits(policy, now, span.end - span.start)
  return {
    tooEarlyToBook: isTooEarly(limits, span.start),
    tooLateToBook: isTooLate(limits, span.start),
    earliestBookingAt: earliestBookingAt(policy, span.start),
  }
}

/**
 * Whether a booking that starts at `start` may still be cancelled or moved at `now`: while its rule is enabled, until
 * the limit before the start (exactly at it is allowed), or until the start when there is no limit.
 */
export function mayStillChange(window: ChangeWindow, start: number, now: number): boolean {
  if (!window.enabled) return false
  return window.limitMinutes === null ? now < start : now <= start - window.limitMinutes * MINUTE
}
