import { describe, expect, it } from 'vitest'
import { isDead, retryDelay } from './retry.ts'

const hour = 60 * 60 * 1000

describe('retryDelay', () => {
  it('doubles from 30 seconds and ends with the fifth attempt', () => {
    expect([1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([30_000, 60_000, 120_000, 240_000, undefined, undefined])
  })
})

describe('isDead', () => {
  it('takes a day without success and five events that were given up', () => {
    expect(isDead({ failingSince: 0, givenUp: 5 }, 24 * hour)).toBe(true)
    expect(isDead({ failingSince: 0, givenUp: 5 }, 24 * hour - 1)).toBe(false)
    expect(isDead({ failingSince: 0, givenUp: 4 }, 48 * hour)).toBe(false)
  })
})
