import type { Interval } from '../intervals/types.ts'
import { MINUTE } from '../units.ts'
import { isTooEarly, isTooLate, startLimits } from './start-limits.ts'
import type { BookingViolations, ChangeWindow, PolicyWindows } from './types.ts'

/** A policy without limits, for actors it does not apply to, such as staff. */
export const NO_POLICY: PolicyWindows = { limitEarlyMinutes: null, limitLateMinutes: null, bookAfterStart: true }

/** Returns the first instant at which a start may be booked, in epoch milliseconds; null without an early limit. */
export function earliestBookingAt(policy: PolicyWindows, start: number): number | null {
  return policy.limitEarlyMinutes === null ? null : start - policy.limitEarlyMinutes * MINUTE
}

/**
 * Applies the booking policy to booking `span` at `now` (epoch milliseconds): appointments and class sessions
 * alike. For a course, pass the span the policy applies to: the next session that has not started, or the last session
 * if booking after the start is allowed.
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
 * Returns true if a booking that starts at `start` may still be cancelled or rescheduled at `now`: while its rule is
 * enabled, until the limit before the start (exactly at it is allowed), or until the start if there is no limit.
 */
export function mayStillChange(window: ChangeWindow, start: number, now: number): boolean {
  if (!window.enabled) return false
  return window.limitMinutes === null ? now < start : now <= start - window.limitMinutes * MINUTE
}
