import { HOUR, MINUTE } from '@kalends/availability'
import { expect, it } from 'vitest'
import { probeDelay } from './probing.ts'

it('doubles from a minute up to an hour', () => {
  expect([0, 1, 2, 5, 6, 1000].map(probeDelay)).toEqual([MINUTE, 2 * MINUTE, 4 * MINUTE, 32 * MINUTE, HOUR, HOUR])
})
