import type { Interval } from '../intervals/types.ts'
import type { Source } from '../taken/types.ts'
import { MINUTE } from '../units.ts'
import type { AvailabilityContext } from './availability-context.ts'
import type { RefusalRule } from './refusal-rules.ts'
import { flagRules, flagsAt, requestRules } from './request-rules.ts'
import type { Change, DecideOptions, Refusal, RequestedSlot } from './types.ts'

interface Reason {
  readonly source: Source
  readonly interval: Interval | null
  readonly change: Change
}

type RequestRule = Extract<
  RefusalRule,
  'WRONG_DURATION' | 'PAST' | 'BEYOND_HORIZON' | 'TOO_EARLY' | 'TOO_LATE' | 'ONLINE_BOOKING_OFF'
>

const CLOCK: Source = { kind: 'CLOCK', id: null }
const POLICY: Source = { kind: 'BOOKING_POLICY', id: null }
const SERVICE: Source = { kind: 'SERVICE', id: null }

/** Returns refusals that do not depend on a resource: of the request itself, then of policy and service. */
export function requestRefusals(
  availabilityContext: AvailabilityContext,
  requested: RequestedSlot,
  options: DecideOptions,
  nearest: number | null,
): Refusal[] {
  const rules = [
    ...requestRules(availabilityContext, requested, options),
    ...flagRules(flagsAt(availabilityContext, requested.start)),
  ] as RequestRule[]
  return rules.map((rule) => ({
    rule,
    resourceId: null,
    ...reasons[rule](availabilityContext, requested),
    nearestStart: nearest,
  }))
}

const reasons: Record<RequestRule, (availabilityContext: AvailabilityContext, requested: RequestedSlot) => Reason> = {
  WRONG_DURATION: (availabilityContext, { start, end }) => ({
    source: availabilityContext.input.rules.serviceSource ?? SERVICE,
    interval: { start, end },
    change: { kind: 'END', end: start + availabilityContext.duration },
  }),
  PAST: (availabilityContext, { start }) => ({
    source: CLOCK,
    interval: { start, end: availabilityContext.now },
    change: { kind: 'MOVE', start: nextMinute(availabilityContext.now) },
  }),
  BEYOND_HORIZON: (availabilityContext, { start }) => ({
    source: CLOCK,
    interval: { start: availabilityContext.now, end: availabilityContext.horizon },
    change: { kind: 'WAIT', until: start - (availabilityContext.horizon - availabilityContext.now) },
  }),
  TOO_EARLY: (availabilityContext, { start }) => ({
    source: policySource(availabilityContext),
    interval: { start: bookingOpensAt(availabilityContext, start), end: bookingClosesAt(availabilityContext, start) },
    change: { kind: 'WAIT', until: bookingOpensAt(availabilityContext, start) },
  }),
  TOO_LATE: (availabilityContext, { start }) => ({
    source: policySource(availabilityContext),
    interval: { start: bookingClosesAt(availabilityContext, start), end: availabilityContext.now },
    change: { kind: 'MOVE', start: firstStartInTime(availabilityContext) },
  }),
  ONLINE_BOOKING_OFF: (availabilityContext) => ({
    source: availabilityContext.input.rules.serviceSource ?? SERVICE,
    interval: null,
    change: { kind: 'SETTING' },
  }),
}

function policySource(availabilityContext: AvailabilityContext): Source {
  return availabilityContext.input.rules.policySource ?? POLICY
}

function bookingOpensAt(availabilityContext: AvailabilityContext, start: number): number {
  return start - (availabilityContext.input.rules.policy.limitEarlyMinutes ?? 0) * MINUTE
}

function bookingClosesAt(availabilityContext: AvailabilityContext, start: number): number {
  return start - (availabilityContext.input.rules.policy.limitLateMinutes ?? 0) * MINUTE
}

/** A slot must start after now, or at the late limit from now; returns the next whole minute that does. */
function firstStartInTime(availabilityContext: AvailabilityContext): number {
  const { limitLateMinutes } = availabilityContext.input.rules.policy
  return limitLateMinutes === null
    ? nextMinute(availabilityContext.now + 1)
    : nextMinute(availabilityContext.now + limitLateMinutes * MINUTE)
}

function nextMinute(instant: number): number {
  return Math.ceil(instant / MINUTE) * MINUTE
}
