import { DAY } from '@kalends/availability'
import { expect, it } from 'vitest'
import { retentionAction } from './retention.ts'

it('deletes an upload only after nothing referenced it for a day', () => {
  expect(retentionAction(true, 0, 10 * DAY)).toBe('used')
  expect(retentionAction(false, null, 10 * DAY)).toBe('waits')
  expect(retentionAction(false, 9.5 * DAY, 10 * DAY)).toBe('waits')
  expect(retentionAction(false, 9 * DAY, 10 * DAY)).toBe('goes')
})
