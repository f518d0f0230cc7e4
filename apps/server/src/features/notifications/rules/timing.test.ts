import { expect, it } from 'vitest'
import { isByBusiness, messageDueAt } from './timing.ts'

it('delays messages about changes by the business for ten seconds, so that they can be undone', () => {
  expect(messageDueAt(1000, true)).toBe(11_000)
  expect(messageDueAt(1000, false)).toBe(1000)
})

it.each([
  ['WIX_USER', true],
  ['APP', true],
  ['MEMBER', false],
  ['ANONYMOUS_VISITOR', false],
  ['UNKNOWN', false],
])('%s counts as the business: %s', (identityType, wanted) => {
  expect(isByBusiness({ identityType })).toBe(wanted)
  expect(isByBusiness(undefined)).toBe(false)
})
