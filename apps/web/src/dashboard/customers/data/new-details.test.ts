import { expect, it } from 'vitest'
import { guessDetails, noDetails } from './new-details.ts'

it('recognises an email, a phone number, and else a name', () => {
  expect(guessDetails(' clara@home.example ')).toEqual({ ...noDetails, email: 'clara@home.example' })
  expect(guessDetails('+49 (0)30 12-34')).toEqual({ ...noDetails, phone: '+49 (0)30 12-34' })
  expect(guessDetails('Clara von  Weiss')).toEqual({ ...noDetails, firstName: 'Clara', lastName: 'von Weiss' })
  expect(guessDetails('')).toEqual(noDetails)
})
