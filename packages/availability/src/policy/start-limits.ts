import { MINUTE } from '../units.ts'
import type { PolicyWindows } from './types.ts'

/** The booking policy at one moment as bounds on the start, so that checking many starts only compares numbers. */
export interface StartLimits {
  /** Later starts are too early to book. */
  readonly latest: number
  /** Earlier starts are too late to book. */
  readonly earliest: number
  /** Starts up to here have begun, or ended if booking after the start is allowed: too late to book. */
  readonly overUntil: number
}

/**
 * Returns bounds on the start of a booking of `duration` milliseconds made at `now`. Elapsed time throughout;
 * exactly at a limit is allowed.
 */
export function startLimits(policy: PolicyWindows, now: number, duration: number): StartLimits {
  const { limitEarlyMinutes, limitLateMinutes, bookAfterStart } = policy
  return {
    latest: limitEarlyMinutes === null ? Number.POSITIVE_INFINITY : now + limitEarlyMinutes * MINUTE,
    earliest: limitLateMinutes === null ? Number.NEGATIVE_INFINITY : now + limitLateMinutes * MINUTE,
    overUntil: bookAfterStart ? now - duration : now,
  }
}

/** Returns true if a start is further ahead than the policy allows. */
export function isTooEarly(limits: StartLimits, start: number): boolean {
  return start > limits.latest
}

/** Returns true if a start is closer than the policy allows, or over. */
export function isTooLate(limits: StartLimits, start: number): boolean {
  return start < limits.earliest || start <= limits.overUntil
}
