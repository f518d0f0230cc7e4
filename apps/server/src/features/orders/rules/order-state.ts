import { DAY } from '@kalends/availability'
import type { OrderTerms, PeriodUnit } from './cycles.ts'
import type { OrderStatus } from './transitions.ts'

/** The stored columns of an order that its calendar follows from. */
export type StoredTerms = {
  start_at: string
  time_zone: string
  free_trial_days: number
  period_count: number | null
  period_unit: PeriodUnit | null
  cycle_count: number | null
}

export function orderTerms(order: StoredTerms): OrderTerms {
  const { period_count: count, period_unit: unit } = order
  return {
    startAt: Date.parse(order.start_at),
    timeZone: order.time_zone,
    trialDays: order.free_trial_days,
    period: count === null || unit === null ? null : { count, unit },
    cycleCount: order.cycle_count,
  }
}

/** How long a draft waits for its payment. */
export const draftMs = DAY

/** Returns when the order clock next changes an order; null if only a person does. */
export function nextDueAt(order: {
  status: OrderStatus
  createdAt: number
  startAt: number
  cycleEndsAt: number | null
}): number | null {
  if (order.status === 'DRAFT') return order.createdAt + draftMs
  if (order.status === 'PENDING') return order.startAt
  return order.status === 'ACTIVE' ? order.cycleEndsAt : null
}

/** How long a payment may fail before the order is cancelled, and when it is tried again. */
export const graceMs = 7 * DAY
const retryDays = [1, 3, 5]

/** Returns when a payment is tried again that has failed `attempts` times since `failingSince`. */
export function nextAttemptAt(failingSince: number, attempts: number): number {
  return failingSince + (retryDays[attempts - 1] ?? graceMs / DAY) * DAY
}

/** Returns true once a payment has failed for the whole grace period. */
export function isGraceOver(failingSince: number, now: number): boolean {
  return now >= failingSince + graceMs
}
