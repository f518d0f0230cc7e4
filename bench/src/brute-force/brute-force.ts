import { type BusyRow, type Interval, MINUTE } from '@kalends/availability'
import { midnights, openWindows } from './open-windows.ts'
import type { AnsweredSlot, Question, RawResource } from './question.ts'

/** A window, where its grid begins and up to which start it goes. */
interface Opening extends Interval {
  readonly lastStart: number
}

/** Rules from the one nearest to being free to the one furthest from it. */
const NEAREST_FIRST = ['HELD', 'BUFFER_TAKEN', 'NO_RESOURCE', 'TAKEN']

/**
 * The plain model of what the engine must answer: expand the hours minute by minute, step through every grid, hold each
 * slot against every taken row. Written to be read and believed; fast only where that costs no clarity.
 */
export function bruteForce(question: Question): AnsweredSlot[] {
  const { rules, range } = question
  const horizon =
    rules.now + (rules.horizonMinutes ?? Math.max(730 * 1440, rules.policy.limitEarlyMinutes ?? 0)) * MINUTE
  const rooms = question.pools.map((pool) =>
    pool.map((it) => ({ busy: it.busy, open: it.hours && windowsOf(question, it) })),
  )
  const slots = new Map<number, { free: number[]; reasons: string[] }>()
  question.primary.forEach((resource, index) => {
    const starts = new Set<number>()
    for (const opening of openingsOf(question, resource)) {
      for (let start = opening.start; start <= opening.lastStart; start += rules.gridStepMinutes * MINUTE) {
        if (start >= range.from && start < range.to && start >= rules.now && start <= horizon) starts.add(start)
      }
    }
    for (const start of starts) {
      const slot = slots.get(start) ?? { free: [], reasons: [] }
      slots.set(start, slot)
      const reasons = takenReasons(question, resource.busy, start)
      const poolsFree = rooms.every((pool) =>
        pool.some(
          (room) => isOpen(question, room.open, start) && takenReasons(question, room.busy, start).length === 0,
        ),
      )
      if (!poolsFree) reasons.push('NO_RESOURCE')
      if (reasons.length === 0) slot.free.push(index)
      else slot.reasons.push(furthest(reasons))
    }
  })
  return [...slots]
    .filter(([, slot]) => slot.free.length > 0 || question.includeUnavailable)
    .sort(([a], [b]) => a - b)
    .map(([start, slot]) => answer(question, start, slot.free, slot.reasons))
}

function answer({ rules }: Question, start: number, free: number[], reasons: string[]): AnsweredSlot {
  const { limitEarlyMinutes, limitLateMinutes, bookAfterStart } = rules.policy
  const minutesAhead = (start - rules.now) / MINUTE
  return {
    start,
    firstFree: free[0] ?? -1,
    freeCount: free.length,
    tooEarlyToBook: limitEarlyMinutes !== null && minutesAhead > limitEarlyMinutes,
    tooLateToBook:
      (limitLateMinutes !== null && minutesAhead < limitLateMinutes) || (!bookAfterStart && minutesAhead <= 0),
    reason: free.length > 0 ? null : (NEAREST_FIRST.find((rule) => reasons.includes(rule)) ?? null),
  }
}

function openingsOf(question: Question, resource: RawResource): Opening[] {
  const duration = question.rules.durationMinutes * MINUTE
  const place = question.place && openWindows(question.place, question.range, question.locationId)
  const own = resource.hours && windowsOf(question, resource)
  const both = own && place ? own.flatMap((window) => place.map((other) => common(window, other))) : (own ?? place)
  if (both)
    return both
      .filter(({ start, end }) => start < end)
      .map((window) => ({ ...window, lastStart: window.end - duration }))
  const starts = midnights(question.rules.zone ?? 'UTC', question.range)
  return starts.slice(0, -1).map((start, i) => ({ start, end: Infinity, lastStart: (starts[i + 1] as number) - 1 }))
}

function windowsOf(question: Question, resource: RawResource): Interval[] {
  return resource.hours ? openWindows(resource.hours, question.range, question.locationId) : []
}

function common(a: Interval, b: Interval): Interval {
  return { start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) }
}

function isOpen({ rules }: Question, open: Interval[] | null, start: number): boolean {
  return (
    open === null ||
    open.some((window) => window.start <= start && start + rules.durationMinutes * MINUTE <= window.end)
  )
}

function takenReasons({ rules }: Question, busy: readonly BusyRow[], start: number): string[] {
  const end = start + rules.durationMinutes * MINUTE
  const first = start - rules.bufferBeforeMinutes * MINUTE
  const last = end + rules.bufferAfterMinutes * MINUTE
  const inTheWay = busy.filter(
    (row) => row.start < row.end && row.start < last && row.end > first && isLive(row, rules.now),
  )
  return inTheWay.map((row) => {
    if (row.heldUntil != null) return 'HELD'
    return row.start < end && row.end > start ? 'TAKEN' : 'BUFFER_TAKEN'
  })
}

function isLive(row: BusyRow, now: number): boolean {
  return row.heldUntil == null || now < row.heldUntil
}

function furthest(reasons: string[]): string {
  return reasons.reduce((a, b) => (NEAREST_FIRST.indexOf(a) > NEAREST_FIRST.indexOf(b) ? a : b))
}
