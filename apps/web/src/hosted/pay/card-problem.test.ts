import { expect, test } from 'vitest'
import { cardProblem, problemField, readExpiry } from './card-problem.ts'

test.each([
  ['04 / 30', 4, 2030],
  ['4/2030', 4, 2030],
  ['0430', 4, 2030],
  [' 12-29 ', 12, 2029],
])('reads the expiry date %s', (text, expiresMonth, expiresYear) => {
  expect(readExpiry(text)).toEqual({ expiresMonth, expiresYear })
})

test.each(['', '13 / 30', '00/30', '04', '04 / 3', 'April 2030'])('refuses the expiry date "%s"', (text) => {
  expect(readExpiry(text)).toBeUndefined()
})

test('shows an expired card at the date and everything else at the number', () => {
  expect(cardProblem(null)).toBeUndefined()
  expect(problemField(cardProblem('CARD_EXPIRED') ?? 'missing')).toBe('expires')
  expect(problemField(cardProblem('CHALLENGE_FAILED') ?? 'badExpiry')).toBe('number')
  expect(cardProblem('SOMETHING_NEW')).toBe('declined')
})
