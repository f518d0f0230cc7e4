import {
  courseSpan,
  judgeSession,
  NO_POLICY,
  type SessionAway,
  type SessionInput,
  type SessionRule,
  type SessionVerdict,
} from '@kalends/availability'
import { toEnginePolicy } from '../../policies/index.ts'
import type { BookableService } from '../../services/index.ts'
import type { ClassSession, Closed, Course, SeatCounts } from '../store/class-sessions.ts'

/** Actor, number and time of a seats request. Managers are not bound by the policy. */
export type SeatsRequest = { now: number; participants: number; mode: 'customer' | 'manager' }

type Ruled = Pick<BookableService, 'policy' | 'onlineBooking'>

/** Judges a class session for listing, booking and explaining. A course session is judged by its course. */
export function judgeClassSession(service: Ruled, session: ClassSession, requested: SeatsRequest): SessionVerdict {
  return judgeSession(sessionInput(service, session, requested))
}

/**
 * Returns the engine input of a course. A course without sessions counts as cancelled. A booking covers all sessions
 * that have not ended, so all of them must take bookings.
 */
export function judgeCourse(service: Ruled, course: CourseRead, requested: SeatsRequest): SessionVerdict {
  return judgeSession(courseInput(service, course, requested))
}

/** Returns the engine input of a session. */
export function sessionInput(service: Ruled, session: ClassSession, requested: SeatsRequest): SessionInput {
  const { start, end, cancelled, closed, seats, course } = session
  if (course) return courseInput(service, { sessions: course, seats }, requested)
  return {
    ...sessionRules(service, requested),
    start,
    end,
    cancelled,
    away: toSessionAway(closed),
    seats: toSeats(seats),
  }
}

type CourseRead = Pick<Course, 'sessions' | 'seats'>

/**
 * Returns the engine input of a course. A course without sessions counts as cancelled. A booking covers all sessions
 * that have not ended, so all of them must take bookings.
 */
export function courseInput(service: Ruled, { sessions, seats }: CourseRead, requested: SeatsRequest): SessionInput {
  const rules = sessionRules(service, requested)
  const span = courseSpan(sessions, rules.policy, requested.now) ?? { start: requested.now, end: requested.now }
  const closed = sessions.find((session) => session.end > requested.now && session.closed)?.closed ?? null
  return { ...rules, ...span, cancelled: sessions.length === 0, away: toSessionAway(closed), seats: toSeats(seats) }
}

/**
 * Returns true for a class session that is closed to everyone. Course sessions are available through their course and
 * listed on request.
 */
export function isClosed({ type, closed }: Pick<ClassSession, 'type' | 'closed'>): boolean {
  return type === 'CLASS' && closed !== null
}

function toSessionAway(closed: Closed | null): SessionAway | null {
  if (!closed) return null
  const { rule, id, name: label, closing } = closed
  if (closing) return { rule, source: { kind: 'CLOSING_DAY', id: closing.id, label: closing.reason } }
  return { rule, source: { kind: rule === 'NO_RESOURCE' ? 'RESOURCE' : 'LOCATION_HOURS', id, label } }
}

/** Own holds are free to their owner, so they count for nothing. */
function toSeats({ capacity, taken, offered, heldByOthers: held }: SeatCounts): SessionInput['seats'] {
  return { capacity, taken, held, offered }
}

function sessionRules({ policy, onlineBooking }: Ruled, { now, participants, mode }: SeatsRequest) {
  const isFree = mode === 'manager'
  return {
    now,
    participants,
    // Staff may record participants of a class that has ended.
    policy: isFree ? { ...NO_POLICY, bookAfterStart: true } : toEnginePolicy(policy).windows,
    onlineBookingEnabled: isFree || onlineBooking.enabled,
  }
}

/** Rules of policy and service: they bind customers alone. */
const policyRules: readonly SessionRule[] = ['TOO_EARLY', 'TOO_LATE', 'ONLINE_BOOKING_OFF']

/** Returns true if the rule binds this mode. */
export function binds(rule: SessionRule, mode: SeatsRequest['mode']): boolean {
  return mode === 'customer' || !policyRules.includes(rule)
}

/** Returns the strictest refusing rule among those that bind the actor; null if seats are available. */
export function refusingRule({ rules }: SessionVerdict, mode: SeatsRequest['mode']): SessionRule | null {
  return rules.findLast((rule) => binds(rule, mode)) ?? null
}

const awayRules: readonly SessionRule[] = ['NO_RESOURCE', 'LOCATION_CLOSED', 'CANCELLED']

/** Returns the API code of a seats refusal. */
export function seatsCode(rule: SessionRule, type: BookableService['type']) {
  return policyRules.includes(rule) ? 'BOOKING_POLICY_VIOLATION' : shortageCode(rule, type)
}

/** Returns the API code for a session or course that takes no bookings, or has too few seats. */
export function shortageCode(rule: SessionRule, type: BookableService['type']) {
  if (awayRules.includes(rule)) return 'SLOT_NOT_AVAILABLE'
  return type === 'COURSE' ? 'SCHEDULE_CAPACITY_EXCEEDED' : 'SESSION_CAPACITY_EXCEEDED'
}
