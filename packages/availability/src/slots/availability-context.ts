import { intersectWindows } from '../intervals/intersect-windows.ts'
import { NO_INTERVALS } from '../intervals/merge.ts'
import type { IntervalSet } from '../intervals/types.ts'
import { type StartLimits, startLimits } from '../policy/start-limits.ts'
import { blockedAt } from '../taken/build-busy.ts'
import { fullDaysAt } from '../taken/full-days.ts'
import { DAY, MINUTE } from '../units.ts'
import { onOpenDays } from './open-days.ts'
import { SLOT_FLAGS } from './refusal-rules.ts'
import type { Resource, SlotInput, SlotRules } from './types.ts'

const TWO_YEARS = 730 * DAY

/** A prepared request: durations in milliseconds, each resource with its open and its blocked time. */
export interface AvailabilityContext {
  readonly input: SlotInput
  readonly now: number
  /** Last bookable start. */
  readonly horizon: number
  readonly duration: number
  readonly before: number
  /** Duration plus the buffer after it: what a slot occupies from its start. */
  readonly tail: number
  readonly step: number
  readonly zone: string
  readonly limits: StartLimits
  /** `SLOT_FLAGS` bits that apply to every start. */
  readonly serviceFlags: number
  readonly primary: readonly Candidate[]
  readonly pools: readonly (readonly Candidate[])[]
}

/** One resource of an availability context. */
export interface Candidate {
  readonly resource: Resource
  /** Its index among the resources it was passed with. */
  readonly index: number
  /** Its hours within those of the location; null: always. */
  readonly windows: IntervalSet | null
  /** Busy or held now, merged. */
  readonly blocked: IntervalSet
  /** Starts on days that have reached its cap, merged. */
  readonly fullDays: IntervalSet
}

/**
 * Prepares a request. `resourceId` narrows the primary resources to one.
 *
 * @throws RangeError for a duration that is not a whole number of minutes within its bounds, or a `now` that is not a
 *   number
 */
export function buildAvailabilityContext(given: SlotInput, resourceId?: string | null): AvailabilityContext {
  checkRules(given.rules)
  const input = onOpenDays(given)
  const { rules } = input
  const location = input.location?.windows ?? null
  const primary = input.primary.flatMap((resource, index) =>
    resourceId == null || resource.id === resourceId ? [toCandidate(resource, index, location, rules.now)] : [],
  )
  const duration = rules.durationMinutes * MINUTE
  return {
    input,
    now: rules.now,
    horizon: rules.now + bookingHorizon(rules),
    duration,
    before: rules.bufferBeforeMinutes * MINUTE,
    tail: (rules.durationMinutes + rules.bufferAfterMinutes) * MINUTE,
    step: rules.gridStepMinutes * MINUTE,
    zone: rules.zone ?? 'UTC',
    limits: startLimits(rules.policy, rules.now, duration),
    serviceFlags: rules.onlineBookingEnabled ? 0 : SLOT_FLAGS.bookOnlineDisabled,
    primary,
    pools: (input.pools ?? []).map((pool) =>
      pool.resources.map((it, index) => toCandidate(it, index, null, rules.now)),
    ),
  }
}

/** The location's hours apply through the primary resource, so those of a pool stay unchanged. */
function toCandidate(resource: Resource, index: number, location: IntervalSet | null, now: number): Candidate {
  const own = resource.windows
  const windows = own && location ? intersectWindows(own, location) : (own ?? location)
  return { resource, index, windows, blocked: blockedAt(resource.busy, now), fullDays: findFullDays(resource, now) }
}

function findFullDays({ busy, dayCap }: Resource, now: number): IntervalSet {
  if (!dayCap) return NO_INTERVALS
  checkWhole('dayCap.max', dayCap.max, 1)
  return fullDaysAt(busy, dayCap, now)
}

function bookingHorizon(rules: SlotRules): number {
  if (rules.horizonMinutes !== undefined) return rules.horizonMinutes * MINUTE
  return Math.max(TWO_YEARS, (rules.policy.limitEarlyMinutes ?? 0) * MINUTE)
}

function checkRules(rules: SlotRules): void {
  if (!Number.isFinite(rules.now)) throw new RangeError('now must be epoch milliseconds')
  checkWhole('durationMinutes', rules.durationMinutes, 1)
  if (rules.days !== undefined) checkWhole('days', rules.days, 1)
  checkWhole('gridStepMinutes', rules.gridStepMinutes, 1)
  checkWhole('bufferBeforeMinutes', rules.bufferBeforeMinutes, 0)
  checkWhole('bufferAfterMinutes', rules.bufferAfterMinutes, 0)
}

function checkWhole(name: string, value: number, least: number): void {
  if (!Number.isInteger(value) || value < least)
    throw new RangeError(`${name} must be a whole number, ${least} or more`)
}
