import { DAY, instantToWall, wallToInstant } from '@kalends/availability'

export type PeriodUnit = 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
export type Period = { count: number; unit: PeriodUnit }

/** What the calendar of an order follows from. Instants in epoch milliseconds. */
export type OrderTerms = {
  startAt: number
  /** Zone of the business when the order was made: days, months and years are local ones. */
  timeZone: string
  trialDays: number
  /** Length of a cycle; null for a single payment that is valid until cancelled. */
  period: Period | null
  /** Null: until cancelled. A single payment has one cycle. */
  cycleCount: number | null
}

/** Cycle 0 is the trial. `endsAt` null: until cancelled. */
export type Cycle = { index: number; startsAt: number; endsAt: number | null }

/**
 * Returns the instant a number of periods after another, at the same wall time in the zone. Months and years end on
 * the same day or, where the month is shorter, on its last one.
 */
export function addPeriods(from: number, { count, unit }: Period, times: number, zone: string): number {
  const wall = instantToWall(from, zone)
  const amount = count * times
  if (unit === 'DAY' || unit === 'WEEK') return wallToInstant(wall + amount * (unit === 'WEEK' ? 7 : 1) * DAY, zone)
  return wallToInstant(addMonths(wall, unit === 'YEAR' ? amount * 12 : amount), zone)
}

function addMonths(wall: number, months: number): number {
  const date = new Date(wall)
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate()
  const timeOfDay = wall - Math.floor(wall / DAY) * DAY
  return first + (Math.min(date.getUTCDate(), lastDay) - 1) * DAY + timeOfDay
}

/** Returns the start of a cycle before any pause. The first one is the anchor of all others. */
export function cycleStart({ startAt, timeZone, trialDays, period }: OrderTerms, index: number): number {
  if (index === 0) return startAt
  const first = addPeriods(startAt, { count: trialDays, unit: 'DAY' }, 1, timeZone)
  return period === null ? first : addPeriods(first, period, index - 1, timeZone)
}

/** Returns the end of the order before any pause or postponement; null if it is valid until cancelled. */
export function termEnd(terms: OrderTerms): number | null {
  return terms.cycleCount === null || terms.period === null ? null : cycleStart(terms, terms.cycleCount + 1)
}

/** Returns the index of the first cycle: 0 with a trial. */
export function firstCycleIndex({ trialDays }: Pick<OrderTerms, 'trialDays'>): number {
  return trialDays > 0 ? 0 : 1
}

/**
 * Returns a cycle, moved by the time the order was paused before it. The last one ends with the order, which may have
 * been postponed.
 *
 * @param endAt end of the order, pauses and postponement included
 */
export function cycleAt(terms: OrderTerms, index: number, pausedMs: number, endAt: number | null): Cycle {
  const isLast = terms.period === null || index === terms.cycleCount
  return {
    index,
    startsAt: cycleStart(terms, index) + pausedMs,
    endsAt: isLast ? endAt : cycleStart(terms, index + 1) + pausedMs,
  }
}

/**
 * Returns the cycle after the running one in which an instant lies; undefined for one that is running or over, and after
 * the end of the order.
 */
export function comingCycleAt(
  terms: OrderTerms,
  at: number,
  { running, pausedMs, endAt }: { running: number; pausedMs: number; endAt: number | null },
): Cycle | undefined {
  const index = cycleIndexAt(terms, at - pausedMs)
  if (index <= running) return undefined
  const cycle = cycleAt(terms, index, pausedMs, endAt)
  return cycle.endsAt === null || at < cycle.endsAt ? cycle : undefined
}

/** Returns the index of the cycle at an instant for an order that was never paused; the last one after its end. */
export function cycleIndexAt(terms: OrderTerms, at: number): number {
  const first = firstCycleIndex(terms)
  if (terms.period === null) return first === 0 && at < cycleStart(terms, 1) ? 0 : 1
  const limit = terms.cycleCount ?? Number.MAX_SAFE_INTEGER
  // Grows fast, so that an order recorded years later is found in few steps.
  let low = first
  let step = 1
  while (low + step <= limit && cycleStart(terms, low + step) <= at) {
    low += step
    step *= 2
  }
  for (; step >= 1; step = Math.floor(step / 2)) {
    if (low + step <= limit && cycleStart(terms, low + step) <= at) low += step
  }
  return low
}
