import { MINUTE } from '../units.ts'
import type { PolicyWindows } from './types.ts'

/** The booking policy at one moment, as bounds on the start: comparing is all that is left to do for each of many. */
export interface StartLimits {
  /** Later starts are too early to book. */
  readonly latest: number
  /** Earlier starts are too late to book. */
  readonly earliest: number
  /** Starts up to here have begun, or ended where booking after the start is on: too late to book. */
  readonly overUntil: number
}

/**
 * Bounds on the start of something `duration` milliseconds long that is booked at `now`. Elapsed time throughout;
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

/** Whether a start lies further ahead than the policy allows. */
export function isTooEarly(limits: StartLimits, start: number): boolean {
  return start > limits.latest
}

/** Whether a start lies nearer than the policy allows, or is over. */
export function isTooLate(limits: StartLimits, start: number): boolean {
  return start < limits.earliest || start <= limits.overUntil
}
