import { type BusyRow, DAY, type Interval, MINUTE, type SlotRules } from '@kalends/availability'
import { midnights, openWindows } from './open-windows.ts'
import type { Question, RawResource } from './question.ts'
import { wallAt } from './wall-clock.ts'

/** A window, the start of its grid and its last possible start. */
interface Opening extends Interval {
  readonly lastStart: number
}

/** The booking policy's decision about a start. */
export function policySays({ rules }: Question, start: number): { tooEarlyToBook: boolean; tooLateToBook: boolean } {
  const { limitEarlyMinutes, limitLateMinutes, bookAfterStart } = rules.policy
  const minutesAhead = (start - rules.now) / MINUTE
  return {
    tooEarlyToBook: limitEarlyMinutes !== null && minutesAhead > limitEarlyMinutes,
    tooLateToBook:
      (limitLateMinutes !== null && minutesAhead < limitLateMinutes) || (!bookAfterStart && minutesAhead <= 0),
  }
}

/** A resource with its open windows; null: always open. */
export interface OpenResource {
  readonly resource: RawResource
  readonly open: readonly Interval[] | null
}

/** Returns the further pools, each resource with its own windows. */
export function openPools(question: Question): OpenResource[][] {
  return question.pools.map((pool) =>
    pool.map((resource) => ({ resource, open: resource.hours && listWindows(question, resource) })),
  )
}

/** Returns the primary resources, each with its windows within those of the location. */
export function openPrimary(question: Question): OpenResource[] {
  const openAllDay = (it: RawResource) => it.hours === null && question.location === null
  return question.primary.map((resource) => ({
    resource,
    open: openAllDay(resource) ? null : listOpenings(question, resource),
  }))
}

/** Returns true if each pool has a resource that is open and free. */
export function poolsFree(question: Question, pools: readonly OpenResource[][], start: number): boolean {
  return pools.every((pool) => pool.some((it) => isFree(question, it, start)))
}

/** Returns true if a resource is open and free for the slot, on a grid or not. */
export function isFree(question: Question, { resource, open }: OpenResource, start: number): boolean {
  return isOpen(question, open, start) && takenReasons(question, resource, start).length === 0
}

/** Returns the starts on the grid of a primary resource within the range, in the future and within the horizon. */
export function listGridStarts(question: Question, resource: RawResource): Set<number> {
  const { rules, range } = question
  const horizon = bookingHorizon(rules)
  const starts = new Set<number>()
  for (const opening of listOpenings(question, resource)) {
    for (let start = opening.start; start <= opening.lastStart; start += rules.gridStepMinutes * MINUTE) {
      if (start >= range.from && start < range.to && start >= rules.now && start <= horizon) starts.add(start)
    }
  }
  return starts
}

/** Returns the last possible start. */
export function bookingHorizon({ now, horizonMinutes, policy }: SlotRules): number {
  return now + (horizonMinutes ?? Math.max(730 * 1440, policy.limitEarlyMinutes ?? 0)) * MINUTE
}

function listOpenings(question: Question, resource: RawResource): Opening[] {
  const duration = question.rules.durationMinutes * MINUTE
  const location = question.location && openWindows(question.location, question.range, question.locationId)
  const own = resource.hours && listWindows(question, resource)
  const both =
    own && location ? own.flatMap((window) => location.map((other) => common(window, other))) : (own ?? location)
  if (both)
    return both
      .filter(({ start, end }) => start < end)
      .map((window) => ({ ...window, lastStart: window.end - duration }))
  const starts = midnights(question.rules.zone ?? 'UTC', question.range)
  return starts.slice(0, -1).map((start, i) => ({ start, end: Infinity, lastStart: (starts[i + 1] as number) - 1 }))
}

function listWindows(question: Question, resource: RawResource): Interval[] {
  return resource.hours ? openWindows(resource.hours, question.range, question.locationId) : []
}

function common(a: Interval, b: Interval): Interval {
  return { start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) }
}

function isOpen({ rules }: Question, open: readonly Interval[] | null, start: number): boolean {
  return (
    open === null ||
    open.some((window) => window.start <= start && start + rules.durationMinutes * MINUTE <= window.end)
  )
}

/** Returns why a resource's busy time and its cap forbid a slot; none if they don't. */
export function takenReasons({ rules }: Question, { busy, dayCap }: RawResource, start: number): string[] {
  const end = start + rules.durationMinutes * MINUTE
  const first = start - rules.bufferBeforeMinutes * MINUTE
  const last = end + rules.bufferAfterMinutes * MINUTE
  const inTheWay = busy.filter(
    (row) => row.start < row.end && row.start < last && row.end > first && isLive(row, rules.now),
  )
  const reasons = inTheWay.map((row) => {
    if (row.heldUntil != null) return 'HELD'
    return row.start < end && row.end > start ? 'TAKEN' : 'BUFFER_TAKEN'
  })
  if (!dayCap) return reasons
  const localDate = (instant: number) => Math.floor(wallAt(instant, dayCap.zone) / DAY)
  const counted = busy.filter((row) => isLive(row, rules.now) && row.appointmentStart != null)
  const thatDay = counted.filter((row) => localDate(row.appointmentStart as number) === localDate(start))
  return thatDay.length >= dayCap.max ? [...reasons, 'DAY_FULL'] : reasons
}

function isLive(row: BusyRow, now: number): boolean {
  return row.heldUntil == null || now < row.heldUntil
}
