import { expect, it } from 'vitest'
import { guessDetails, noDetails } from './new-details.ts'

it('takes an address for an address, a number for a number and the rest for a name', () => {
  expect(guessDetails(' clara@home.example ')).toEqual({ ...noDetails, email: 'clara@home.example' })
  expect(guessDetails('+49 (0)30 12-34')).toEqual({ ...noDetails, phone: '+49 (0)30 12-34' })
  expect(guessDetails('Clara von  Weiss')).toEqual({ ...noDetails, firstName: 'Clara', lastName: 'von Weiss' })
  expect(guessDetails('')).toEqual(noDetails)
})
