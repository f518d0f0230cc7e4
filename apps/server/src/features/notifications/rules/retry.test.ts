import { describe, expect, it } from 'vitest'
import { afterFailure, maxAttempts, retryDelay } from './retry.ts'

describe('retries', () => {
  it('wait a minute, then twice as long each time', () => {
    expect([1, 2, 3, 4].map(retryDelay)).toEqual([60_000, 120_000, 240_000, 480_000])
  })

  it('stop after a permanent failure, and after the last attempt', () => {
    expect(afterFailure(1, false)).toBe('WAITING')
    expect(afterFailure(1, true)).toBe('FAILED')
    expect(afterFailure(maxAttempts, false)).toBe('FAILED')
  })
})
