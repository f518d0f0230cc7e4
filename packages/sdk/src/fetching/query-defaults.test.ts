import { describe, expect, it } from 'vitest'
import { clientError, KalendsError } from '../errors/kalends-error.ts'
import { queryDefaults } from './query-defaults.ts'

const answered = (status: number) =>
  new KalendsError({ status, code: '', description: '', data: {}, fieldViolations: [], requestId: undefined })
const attempts = (error: unknown) => [0, 1, 2, 3].filter((failures) => queryDefaults.retry(failures, error)).length

describe('queryDefaults', () => {
  it('caches for five minutes', () => {
    expect(queryDefaults.gcTime).toBe(5 * 60 * 1000)
  })

  it('waits one second, then twice as long each time, at most thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 100].map(queryDefaults.retryDelay)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ])
  })

  it.each([
    ['a lost connection', clientError('NETWORK', ''), 3],
    ['a server error', answered(503), 3],
    ['too many calls', answered(429), 3],
    ['an error of another kind', new Error('x'), 3],
    ['a refusal', answered(409), 0],
    ['an aborted call', clientError('ABORTED', ''), 0],
  ])('after %s repeats so many times', (_, error, times) => {
    expect(attempts(error)).toBe(times)
  })
})
