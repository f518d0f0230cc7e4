import { DAY } from '@kalends/availability'
import { describe, expect, it } from 'vitest'
import { returnedUntil } from './returned-until.ts'

const now = Date.parse('2026-06-01T00:00:00Z')

describe('returnedUntil', () => {
  it('is as long as the credit had left when it was spent', () => {
    expect(returnedUntil({ usedAt: now - 100 * DAY, endsAt: now - 10 * DAY, now })).toBe(now + 90 * DAY)
  })

  it('is at least 30 days', () => {
    expect(returnedUntil({ usedAt: now - 20 * DAY, endsAt: now - 19 * DAY, now })).toBe(now + 30 * DAY)
    expect(returnedUntil({ usedAt: now - 20 * DAY, endsAt: now - 21 * DAY, now })).toBe(now + 30 * DAY)
  })
})
