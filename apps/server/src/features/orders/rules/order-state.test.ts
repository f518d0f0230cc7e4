import { DAY } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { isGraceOver, nextAttemptAt, nextDueAt } from './order-state.ts'

describe('nextDueAt', () => {
  const order = { createdAt: 1, startAt: 2 * DAY, cycleEndsAt: 3 * DAY }

  it('is the end of the draft, the start, or the end of the cycle', () => {
    expect(nextDueAt({ ...order, status: 'DRAFT' })).toBe(1 + DAY)
    expect(nextDueAt({ ...order, status: 'PENDING' })).toBe(2 * DAY)
    expect(nextDueAt({ ...order, status: 'ACTIVE' })).toBe(3 * DAY)
    expect(nextDueAt({ ...order, status: 'ACTIVE', cycleEndsAt: null })).toBeNull()
  })

  it('is never while paused and after the end', () => {
    for (const status of ['PAUSED', 'ENDED', 'CANCELED'] as const) expect(nextDueAt({ ...order, status })).toBeNull()
  })
})

describe('a payment that fails', () => {
  it('is tried again on days 1, 3 and 5, and given up on day 7', () => {
    expect([1, 2, 3, 4].map((attempts) => nextAttemptAt(10, attempts))).toEqual([
      10 + DAY,
      10 + 3 * DAY,
      10 + 5 * DAY,
      10 + 7 * DAY,
    ])
    expect(isGraceOver(10, 10 + 7 * DAY - 1)).toBe(false)
    expect(isGraceOver(10, 10 + 7 * DAY)).toBe(true)
  })
})
