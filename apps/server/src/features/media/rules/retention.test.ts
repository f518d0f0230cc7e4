import { DAY } from '@kalends/availability'
import { expect, it } from 'vitest'
import { fateOf } from './retention.ts'

it('deletes an upload only after nothing referenced it for a day', () => {
  expect(fateOf(true, 0, 10 * DAY)).toBe('used')
  expect(fateOf(false, null, 10 * DAY)).toBe('waits')
  expect(fateOf(false, 9.5 * DAY, 10 * DAY)).toBe('waits')
  expect(fateOf(false, 9 * DAY, 10 * DAY)).toBe('goes')
})
