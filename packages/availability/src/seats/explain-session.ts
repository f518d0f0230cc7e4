import type { Interval } from '../intervals/types.ts'
import type { Change } from '../slots/types.ts'
import type { Source } from '../taken/types.ts'
import { MINUTE } from '../units.ts'
import { judgeSession, type SessionInput, type SessionRule } from './judge-session.ts'

/** Seats that become free without an action: a hold that expires, a waiting-list offer that is not accepted. */
export interface SeatExpiry {
  readonly seats: number
  /** Epoch milliseconds. */
  readonly at: number
}

/** Options of `explainSession`. */
export interface SessionExplainOptions {
  readonly policySource?: Source
  readonly serviceSource?: Source
  /** The session or the course. */
  readonly sessionSource?: Source
  /** When the seats counted as held and offered become free; absent: unknown. */
  readonly expiries?: readonly SeatExpiry[]
}

/** The smallest change after which one rule would no longer refuse. */
export type SessionChange =
  | Extract<Change, { kind: 'WAIT' | 'SETTING' }>
  /** This many seats have to become free, or be added. */
  | { readonly kind: 'SEATS'; readonly seats: number }

/** One rule that refuses seats. */
export interface SessionRefusal {
  readonly rule: SessionRule
  readonly source: Source
  /**
   * Too early: when it can be booked; too late: since when it cannot; otherwise the session itself. Null for a setting.
   */
  readonly interval: Interval | null
  /** Null if nothing can change the refusal: the session is over or cancelled. */
  readonly change: SessionChange | null
}

type Explanation = Omit<SessionRefusal, 'rule'>

/**
 * Explains why seats in a class session or a course cannot be booked: every rule of `judgeSession` with its source and
 * the smallest change that would satisfy it. Empty if they can be booked. Pure; never throws.
 */
export function explainSession(input: SessionInput, options: SessionExplainOptions = {}): SessionRefusal[] {
  return judgeSession(input).rules.map((rule) => ({ rule, ...explanations[rule](input, options) }))
}

const explanations: Record<SessionRule, (input: SessionInput, options: SessionExplainOptions) => Explanation> = {
  TOO_EARLY: (input, options) => ({
    source: policySource(options),
    interval: { start: bookingOpensAt(input), end: bookingClosesAt(input) },
    change: { kind: 'WAIT', until: bookingOpensAt(input) },
  }),
  TOO_LATE: (input, options) => ({
    source: policySource(options),
    interval: { start: bookingClosesAt(input), end: input.now },
    change: input.end > input.now ? { kind: 'SETTING' } : null,
  }),
  ONLINE_BOOKING_OFF: (_, { serviceSource }) => ({
    source: serviceSource ?? { kind: 'SERVICE', id: null },
    interval: null,
    change: { kind: 'SETTING' },
  }),
  RESERVED_FOR_WAITING_LIST: expiring,
  HELD: expiring,
  FULL: ({ seats, participants, ...input }, options) => ({
    ...about(input, options),
    change: { kind: 'SEATS', seats: participants - (seats.capacity - seats.taken) },
  }),
  NO_RESOURCE: away,
  LOCATION_CLOSED: away,
  CANCELLED: (input, options) => ({ ...about(input, options), change: null }),
}

/** They take new bookings again when their setting is changed. */
function away(input: SessionInput, options: SessionExplainOptions): Explanation {
  const { source, interval } = about(input, options)
  return { source: input.away?.source ?? source, interval, change: { kind: 'SETTING' } }
}

/** Held and offered seats may become free in time; if that isn't known for enough of them, they are counted instead. */
function expiring({ seats, participants, ...input }: SessionInput, options: SessionExplainOptions): Explanation {
  const missing = participants - (seats.capacity - seats.taken - seats.held - seats.offered)
  const until = seatsFreeAt(missing, options.expiries ?? [])
  const change: SessionChange = until === undefined ? { kind: 'SEATS', seats: missing } : { kind: 'WAIT', until }
  return { ...about(input, options), change }
}

function seatsFreeAt(missing: number, expiries: readonly SeatExpiry[]): number | undefined {
  let free = 0
  return expiries
    .toSorted((a, b) => a.at - b.at)
    .find(({ seats }) => {
      free += seats
      return free >= missing
    })?.at
}

function about(
  { start, end }: Interval,
  { sessionSource }: SessionExplainOptions,
): Pick<Explanation, 'source' | 'interval'> {
  return { source: sessionSource ?? { kind: 'SESSION', id: null }, interval: { start, end } }
}

function policySource({ policySource: source }: SessionExplainOptions): Source {
  return source ?? { kind: 'BOOKING_POLICY', id: null }
}

function bookingOpensAt({ start, policy }: SessionInput): number {
  return start - (policy.limitEarlyMinutes ?? 0) * MINUTE
}

function bookingClosesAt({ start, end, policy }: SessionInput): number {
  if (policy.limitLateMinutes !== null) return start - policy.limitLateMinutes * MINUTE
  return policy.bookAfterStart ? end : start
}
