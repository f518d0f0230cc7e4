import type { Interval } from '../intervals/types.ts'
import type { Source } from '../taken/types.ts'
import { MINUTE } from '../units.ts'
import type { RefusalRule } from './refusal-rules.ts'
import { flagRules, flagsAt, requestRules } from './request-rules.ts'
import type { Scene } from './scene.ts'
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

/** What refuses the slot whoever would do it: the request itself, then policy and service. */
export function requestRefusals(
  scene: Scene,
  requested: RequestedSlot,
  options: DecideOptions,
  nearest: number | null,
): Refusal[] {
  const rules = [
    ...requestRules(scene, requested, options),
    ...flagRules(flagsAt(scene, requested.start)),
  ] as RequestRule[]
  return rules.map((rule) => ({ rule, resourceId: null, ...reasons[rule](scene, requested), nearestStart: nearest }))
}

const reasons: Record<RequestRule, (scene: Scene, requested: RequestedSlot) => Reason> = {
  WRONG_DURATION: (scene, { start, end }) => ({
    source: scene.input.rules.serviceSource ?? SERVICE,
    interval: { start, end },
    change: { kind: 'END', end: start + scene.duration },
  }),
  PAST: (scene, { start }) => ({
    source: CLOCK,
    interval: { start, end: scene.now },
    change: { kind: 'MOVE', start: nextMinute(scene.now) },
  }),
  BEYOND_HORIZON: (scene, { start }) => ({
    source: CLOCK,
    interval: { start: scene.now, end: scene.horizon },
    change: { kind: 'WAIT', until: start - (scene.horizon - scene.now) },
  }),
  TOO_EARLY: (scene, { start }) => ({
    source: policySource(scene),
    interval: { start: bookingOpensAt(scene, start), end: bookingClosesAt(scene, start) },
    change: { kind: 'WAIT', until: bookingOpensAt(scene, start) },
  }),
  TOO_LATE: (scene, { start }) => ({
    source: policySource(scene),
    interval: { start: bookingClosesAt(scene, start), end: scene.now },
    change: { kind: 'MOVE', start: firstStartInTime(scene) },
  }),
  ONLINE_BOOKING_OFF: (scene) => ({
    source: scene.input.rules.serviceSource ?? SERVICE,
    interval: null,
    change: { kind: 'SETTING' },
  }),
}

function policySource(scene: Scene): Source {
  return scene.input.rules.policySource ?? POLICY
}

function bookingOpensAt(scene: Scene, start: number): number {
  return start - (scene.input.rules.policy.limitEarlyMinutes ?? 0) * MINUTE
}

function bookingClosesAt(scene: Scene, start: number): number {
  return start - (scene.input.rules.policy.limitLateMinutes ?? 0) * MINUTE
}

/** A slot must start after now, or at the late limit from now; the next whole minute that does. */
function firstStartInTime(scene: Scene): number {
  const { limitLateMinutes } = scene.input.rules.policy
  return limitLateMinutes === null ? nextMinute(scene.now + 1) : nextMinute(scene.now + limitLateMinutes * MINUTE)
}

function nextMinute(instant: number): number {
  return Math.ceil(instant / MINUTE) * MINUTE
}
