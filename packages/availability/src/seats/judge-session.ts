import { isTooEarly, isTooLate, startLimits } from '../policy/start-limits.ts'
import type { PolicyWindows } from '../policy/types.ts'
import { SLOT_FLAGS } from '../slots/refusal-rules.ts'
import type { Source } from '../taken/types.ts'
import { openSeats, type SeatCount } from './open-seats.ts'

/** Why seats in a class session or a course are refused, closest to bookable first. */
export const SESSION_RULES = [
  'TOO_EARLY',
  'TOO_LATE',
  'ONLINE_BOOKING_OFF',
  'RESERVED_FOR_WAITING_LIST',
  'HELD',
  'FULL',
  'NO_RESOURCE',
  'LOCATION_CLOSED',
  'CANCELLED',
] as const

/** One of `SESSION_RULES`. */
export type SessionRule = (typeof SESSION_RULES)[number]

/** The resource or location of a session that takes no new bookings. */
export interface SessionAway {
  readonly rule: 'NO_RESOURCE' | 'LOCATION_CLOSED'
  readonly source: Source
}

/** A class session, or a course as a whole, and the requested number of seats. */
export interface SessionInput {
  /** Epoch milliseconds. */
  readonly now: number
  /** What the booking policy applies to: the session; for a course see `courseSpan`. */
  readonly start: number
  readonly end: number
  readonly cancelled: boolean
  /** Required resources and locations that take no new bookings. */
  readonly away?: SessionAway | null
  /** `held` and `offered` count other customers' holds and offers: to its owner a hold or an offer is available. */
  readonly seats: SeatCount
  /** Requested seats, at least 1. */
  readonly participants: number
  readonly policy: PolicyWindows
  readonly onlineBookingEnabled: boolean
}

/** The decision about seats, used for listing, booking and explaining. */
export interface SessionVerdict {
  /** Seats available to a new customer; never below 0. */
  readonly open: number
  /** Capacity minus taken and held, before offers to the waiting list; never below 0. */
  readonly remaining: number
  /** Enough seats are available, regardless of the policy. */
  readonly free: boolean
  /** Free, and the policy is met. */
  readonly bookable: boolean
  /** Seats are offered to the waiting list and none is left for a new customer. */
  readonly locked: boolean
  /** `SLOT_FLAGS` bits. */
  readonly flags: number
  /** Every rule that refuses, in the order of `SESSION_RULES`; empty if bookable. */
  readonly rules: readonly SessionRule[]
}

/** Decides whether seats can be booked now, and if not, why. Pure; never throws. */
export function judgeSession(input: SessionInput): SessionVerdict {
  const { now, start, end, cancelled, away, seats, participants, policy, onlineBookingEnabled } = input
  const limits = startLimits(policy, now, end - start)
  const none = cancelled || away != null
  const open = none ? 0 : openSeats(seats)
  const remaining = none ? 0 : openSeats({ ...seats, offered: 0 })
  const locked = seats.offered > 0 && open === 0 && remaining > 0
  const free = open >= participants
  const rules: SessionRule[] = []
  if (isTooEarly(limits, start)) rules.push('TOO_EARLY')
  if (isTooLate(limits, start)) rules.push('TOO_LATE')
  if (!onlineBookingEnabled) rules.push('ONLINE_BOOKING_OFF')
  const flags =
    (rules.includes('TOO_EARLY') ? SLOT_FLAGS.tooEarlyToBook : 0) |
    (rules.includes('TOO_LATE') ? SLOT_FLAGS.tooLateToBook : 0) |
    (rules.includes('ONLINE_BOOKING_OFF') ? SLOT_FLAGS.bookOnlineDisabled : 0)
  const policyMet = rules.length === 0
  if (cancelled) rules.push('CANCELLED')
  else if (away) rules.push(away.rule)
  else if (!free) rules.push(shortageRule(seats, participants, remaining))
  return { open, remaining, free, bookable: free && policyMet, locked, flags, rules }
}

function shortageRule(seats: SeatCount, participants: number, remaining: number): SessionRule {
  if (seats.offered > 0 && remaining >= participants) return 'RESERVED_FOR_WAITING_LIST'
  return openSeats({ ...seats, held: 0, offered: 0 }) >= participants ? 'HELD' : 'FULL'
}

/** Sessions of a course, ascending by start, without cancelled ones. */
export type ClassSession = { readonly start: number; readonly end: number }

/**
 * Returns the span the booking policy applies to for a course: if booking after the start is allowed, its next session
 * that has not started, so that customers may join until the last one begins; otherwise the first session, so that
 * enrolment ends with it. Null for a course without sessions. Judge the course as a whole: its own count of seats, and
 * cancelled if all of it is.
 */
export function courseSpan(sessions: readonly ClassSession[], policy: PolicyWindows, now: number): ClassSession | null {
  const [first] = sessions
  const last = sessions.at(-1)
  if (!first || !last) return null
  if (!policy.bookAfterStart) return first
  const next = sessions.find(({ start }) => start > now)
  // Late enrolment is possible until the last session starts, so that session must not have begun.
  return next ?? { start: last.start, end: last.start }
}
