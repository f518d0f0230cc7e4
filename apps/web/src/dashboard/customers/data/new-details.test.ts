import { expect, it } from 'vitest'
import { detailsFrom, noDetails } from './new-details.ts'

it('takes an address for an address, a number for a number and the rest for a name', () => {
  expect(detailsFrom(' clara@home.example ')).toEqual({ ...noDetails, email: 'clara@home.example' })
  expect(detailsFrom('+49 (0)30 12-34')).toEqual({ ...noDetails, phone: '+49 (0)30 12-34' })
  expect(detailsFrom('Clara von  Weiss')).toEqual({ ...noDetails, firstName: 'Clara', lastName: 'von Weiss' })
  expect(detailsFrom('')).toEqual(noDetails)
})
