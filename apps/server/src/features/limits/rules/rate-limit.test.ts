import { expect, it } from 'vitest'
import { retryAfterSeconds } from './rate-limit.ts'

it('returns how long to wait', () => {
  const limit = { key: 'k', limit: 1, windowMs: 60_000 }
  expect(retryAfterSeconds(0, limit, 1_500)).toBe(59)
  expect(retryAfterSeconds(0, limit, 60_000)).toBe(1)
})
