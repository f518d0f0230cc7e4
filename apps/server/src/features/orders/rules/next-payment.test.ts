import { describe, expect, it } from 'vitest'
import { accessUntil, nextPayment, type PayingOrder } from './next-payment.ts'

const price = (totalMinor: number) => ({
  currency: 'EUR',
  subtotalMinor: totalMinor,
  discountMinor: 0,
  fees: [],
  totalMinor,
})
const order: PayingOrder = {
  status: 'ACTIVE',
  type: 'ONLINE',
  is_recurring: true,
  auto_renew_canceled: false,
  last_payment_status: 'PAID',
  start_at: '2026-01-31T10:00:00.000Z',
  time_zone: 'UTC',
  free_trial_days: 0,
  period_count: 1,
  period_unit: 'MONTH',
  cycle_count: 3,
  cycle_index: 1,
  cycle_ends_at: '2026-02-28T10:00:00.000Z',
  collect_cycle: null,
  collect_at: null,
  paused_ms: 0,
  end_at: '2026-04-30T10:00:00.000Z',
  prices: [
    { cycleFrom: 1, numberOfCycles: 1, price: price(4000) },
    { cycleFrom: 2, numberOfCycles: 2, price: price(5000) },
  ],
}
const next = (changes: Partial<PayingOrder>) => {
  const found = nextPayment({ ...order, ...changes })
  return found && `${new Date(found.at).toISOString().slice(0, 10)} ${found.amountMinor}`
}

describe('nextPayment', () => {
  it('is the price of the next cycle, when this one ends', () => {
    expect(next({})).toBe('2026-02-28 5000')
    expect(next({ cycle_index: 3 })).toBeUndefined()
    expect(next({ auto_renew_canceled: true })).toBeUndefined()
    expect(next({ is_recurring: false })).toBeUndefined()
    expect(next({ status: 'PAUSED' })).toBeUndefined()
  })

  it('is the first cycle after a trial, unless that was paid on site', () => {
    const trial = { free_trial_days: 7, cycle_index: 0, cycle_ends_at: '2026-02-07T10:00:00.000Z' }
    expect(next(trial)).toBe('2026-02-07 4000')
    expect(next({ ...trial, type: 'OFFLINE' })).toBe('2026-03-07 5000')
    expect(next({ ...trial, type: 'OFFLINE', last_payment_status: 'NOT_APPLICABLE' })).toBe('2026-02-07 4000')
  })

  it('is the second cycle of an order that has not begun', () => {
    const pending = { status: 'PENDING', cycle_index: null, cycle_ends_at: null } as const
    expect(next(pending)).toBe('2026-02-28 5000')
    expect(next({ ...pending, free_trial_days: 7, last_payment_status: 'PENDING' })).toBe('2026-02-07 4000')
    expect(next({ ...pending, cycle_count: 1 })).toBeUndefined()
  })

  it('is the next attempt while a payment fails', () => {
    expect(next({ cycle_index: 2, collect_cycle: 2, collect_at: '2026-03-01T10:00:00.000Z' })).toBe('2026-03-01 5000')
  })

  it('is nothing while cycles are free', () => {
    expect(next({ prices: [{ cycleFrom: 1, numberOfCycles: 3, price: price(0) }] })).toBeUndefined()
  })
})

describe('accessUntil', () => {
  it('is the end of the cycle once the renewal is cancelled, otherwise that of the order', () => {
    expect(accessUntil(order)).toBe(Date.parse('2026-04-30T10:00:00Z'))
    expect(accessUntil({ ...order, auto_renew_canceled: true })).toBe(Date.parse('2026-02-28T10:00:00Z'))
    expect(accessUntil({ ...order, end_at: null })).toBeNull()
    expect(accessUntil({ ...order, status: 'ENDED' })).toBeNull()
  })
})
