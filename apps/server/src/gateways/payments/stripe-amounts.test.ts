import { minorDigits } from '@kalends/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts'

it.each([
  // our minor units, currency, Stripe's amount
  [1250, 'EUR', 1250],
  [500, 'JPY', 500],
  [5000, 'KRW', 5000],
  // Unicode formats these without decimals, Stripe charges hundredths
  [1990, 'HUF', 199_000],
  [15_000, 'IDR', 1_500_000],
  [300, 'ALL', 30_000],
  [5, 'ISK', 500],
  [5, 'UGX', 500],
  [5000, 'TWD', 5000],
  // three decimals, in steps of ten
  [5120, 'KWD', 5120],
  [10, 'TND', 10],
])('writes %i %s as %i', (minor, currency, amount) => {
  expect(toStripeAmount(minor, currency)).toBe(amount)
  expect(fromStripeAmount(amount, currency)).toBe(minor)
})

it.each([
  [5124, 'KWD'],
  [1, 'BHD'],
  [Number.MAX_SAFE_INTEGER, 'HUF'],
])('does not round %i %s', (minor, currency) => {
  expect(toStripeAmount(minor, currency)).toBeUndefined()
})

it('never loses a minor unit on the way to Stripe and back', () => {
  const currencies = Intl.supportedValuesOf('currency')
  fc.assert(
    fc.property(fc.constantFrom(...currencies), fc.integer({ min: 1, max: 1_000_000_000 }), (currency, minor) => {
      const amount = toStripeAmount(minor, currency)
      // Only currencies with three decimals have amounts that Stripe cannot charge.
      if (amount === undefined) return minorDigits(currency) === 3 && minor % 10 !== 0
      return fromStripeAmount(amount, currency) === minor
    }),
  )
})
