import fc from 'fast-check'
import { expect, it } from 'vitest'
import { familyExpiry } from './token-lifetimes.ts'

const days = 24 * 60 * 60 * 1000

it('keeps a visitor’s family for a year after each use, without a maximum', () => {
  expect(familyExpiry('visitor', 0, 5000 * days)).toBe(5365 * days)
})

it('keeps a member’s family for 90 days after each use and at most a year', () => {
  expect(familyExpiry('member', 0, 10 * days)).toBe(100 * days)
  expect(familyExpiry('member', 0, 300 * days)).toBe(365 * days)
})

it('keeps a frequent member signed in, but never beyond a year', () => {
  const pauses = fc.array(fc.integer({ min: 1, max: 120 * days }), { maxLength: 40 })
  fc.assert(
    fc.property(pauses, (waits) => {
      let now = 0
      let expiresAt = familyExpiry('member', 0, 0)
      for (const wait of waits) {
        now += wait
        // Whoever came back in time and within the year finds the family alive, and nobody else does.
        expect(now < expiresAt).toBe(wait < 90 * days && now < 365 * days)
        if (now >= expiresAt) return
        expiresAt = familyExpiry('member', 0, now)
        expect(expiresAt).toBeLessThanOrEqual(365 * days)
      }
    }),
  )
})
