import { isTooEarly, isTooLate, startLimits } from '../policy/start-limits.ts'
import type { PolicyWindows } from '../policy/types.ts'
import { SLOT_FLAGS } from '../slots/refusal-rules.ts'
import type { Source } from '../taken/types.ts'
import { openSeats, type SeatCount } from './open-seats.ts'

/** Why places in a class session or a course are refused, nearest to being bookable first. */
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

/** Who leads a session, or where it is, when that takes no new bookings. */
export interface SessionAway {
  readonly rule: 'NO_RESOURCE' | 'LOCATION_CLOSED'
  readonly source: Source
}

/** A class session, or a course as a whole, and who asks for how many places. */
export interface SessionInput {
  /** Epoch milliseconds. */
  readonly now: number
  /** What the booking policy looks at: the session; of a course see `courseSpan`. */
  readonly start: number
  readonly end: number
  readonly cancelled: boolean
  /** What it cannot do without and what takes no new bookings: a person or a thing, or the place. */
  readonly away?: SessionAway | null
  /** `held` and `offered` count what others hold and are offered: to its owner a hold or an offer is open. */
  readonly seats: SeatCount
  /** Places wanted, at least 1. */
  readonly participants: number
  readonly policy: PolicyWindows
  readonly onlineBookingEnabled: boolean
}

/** What listing, booking and explaining say about places: the same for all. */
export interface SessionVerdict {
  /** Places open to a newcomer; never below 0. */
  readonly open: number
  /** Capacity less taken and held, before what is on offer to the waiting list; never below 0. */
  readonly remaining: number
  /** Enough places are open, whatever the policy says. */
  readonly free: boolean
  /** Free and the policy met. */
  readonly bookable: boolean
  /** Places are on offer to the waiting list and none is left for a newcomer. */
  readonly locked: boolean
  /** `SLOT_FLAGS` bits. */
  readonly flags: number
  /** Every rule that refuses, in the order of `SESSION_RULES`; empty when bookable. */
  readonly rules: readonly SessionRule[]
}

/** Whether places can be had now, and if not, why. Pure; never throws. */
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
  else if (!free) rules.push(shortageOf(seats, participants, remaining))
  return { open, remaining, free, bookable: free && policyMet, locked, flags, rules }
}

function shortageOf(seats: SeatCount, participants: number, remaining: number): SessionRule {
  if (seats.offered > 0 && remaining >= participants) return 'RESERVED_FOR_WAITING_LIST'
  return openSeats({ ...seats, held: 0, offered: 0 }) >= participants ? 'HELD' : 'FULL'
}

/** Meetings of a course, ascending by start, those called off left out. */
export type ClassSession = { readonly start: number; readonly end: number }

/**
 * The span the booking policy looks at for a course: where booking after the start is on, its next meeting that has not
 * started, so that one may join until the last one begins; else the first meeting, so that enrolling ends with it. Null
 * for a course without meetings. Judge the course as a whole: its own count of seats, and cancelled when all of it is.
 */
export function courseSpan(sessions: readonly ClassSession[], policy: PolicyWindows, now: number): ClassSession | null {
  const [first] = sessions
  const last = sessions.at(-1)
  if (!first || !last) return null
  if (!policy.bookAfterStart) return first
  const next = sessions.find(({ start }) => start > now)
  // A late joiner may come until the last meeting starts: that meeting must not have begun.
  return next ?? { start: last.start, end: last.start }
}
