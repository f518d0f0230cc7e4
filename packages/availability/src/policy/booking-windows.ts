import type { Interval } from '../intervals/types.ts'
import { MINUTE } from '../units.ts'
import type { BookingViolations, ChangeWindow, PolicyWindows } from './types.ts'

/** Binds nobody: for callers whom the policy does not bind, such as the desk. */
export const NO_POLICY: PolicyWindows = { limitEarlyMinutes: null, limitLateMinutes: null, bookAfterStart: true }

/** First instant at which a start may be booked, epoch milliseconds; null without an early limit. */
export function earliestBookingAt(policy: PolicyWindows, start: number): number | null {
  return policy.limitEarlyMinutes === null ? null : start - policy.limitEarlyMinutes * MINUTE
}

/** Whether `now` lies further before the start than the policy allows. Elapsed time; exactly at the limit is allowed. */
export function isTooEarly(policy: PolicyWindows, start: number, now: number): boolean {
  return policy.limitEarlyMinutes !== null && now < start - policy.limitEarlyMinutes * MINUTE
}

/**
 * Whether it is too late to book: past the late limit (exactly at it is allowed), started while booking after the start
 * is off, or ended while it is on.
 */
export function isTooLate(policy: PolicyWindows, start: number, end: number, now: number): boolean {
  if (policy.limitLateMinutes !== null && now > start - policy.limitLateMinutes * MINUTE) return true
  return now >= (policy.bookAfterStart ? end : start)
}

/**
 * What the booking policy says about booking `span` at `now` (epoch milliseconds): appointments and class sessions
 * alike. For a course give the span the policy looks at: the next session that has not started, or the last session
 * when booking after the start is on.
 */
export function bookingViolations(policy: PolicyWindows, span: Interval, now: number): BookingViolations {
  return {
    tooEarlyToBook: isTooEarly(policy, span.start, now),
    tooLateToBook: isTooLate(policy, span.start, span.end, now),
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
