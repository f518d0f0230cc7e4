import { expect, it } from 'vitest'
import { chargeFault, describeChargeFault } from './charge-limits.ts'

const euro = { currency: 'EUR', minMinor: 50, maxMinor: 99_999_999, stepMinor: 1 }
const dinar = { currency: 'KWD', minMinor: 10, maxMinor: 99_999_990, stepMinor: 10 }

it.each([
  [0, undefined],
  [49, 'AMOUNT_BELOW_MINIMUM'],
  [50, undefined],
  [99_999_999, undefined],
  [100_000_000, 'AMOUNT_ABOVE_MAXIMUM'],
])('finds of %i euro cents: %s', (minor, fault) => expect(chargeFault(minor, euro)).toBe(fault))

it('finds amounts finer than the currency is charged in', () => {
  expect(chargeFault(5124, dinar)).toBe('AMOUNT_TOO_FINE')
  expect(chargeFault(5120, dinar)).toBeUndefined()
  expect(describeChargeFault('AMOUNT_TOO_FINE', dinar)).toBe('must be a multiple of 0.010 KWD to be paid by card')
})

it('finds nothing wrong where nobody is paid by card', () => {
  expect(chargeFault(1, undefined)).toBeUndefined()
})
