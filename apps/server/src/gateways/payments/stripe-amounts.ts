import { minorDigits } from '@kalends/contract'

// Source: docs.stripe.com/currencies, "Zero-decimal currencies", "Three-decimal currencies" and "Special cases".
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
/** Their last digit must be zero. */
const withThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '))
/** Written with two decimals, which must be zero. */
const wholeUnits = new Set(['ISK', 'UGX'])

/**
 * Returns an amount as Stripe's API writes it. Undefined if Stripe cannot charge it: it has decimals that Stripe's
 * currency lacks.
 */
export function toStripeAmount(amountMinor: number, currency: string): number | undefined {
  const exponent = stripeDigits(currency) - minorDigits(currency)
  const amount = exponent >= 0 ? amountMinor * 10 ** exponent : amountMinor / 10 ** -exponent
  return Number.isSafeInteger(amount) && amount % stripeStep(currency) === 0 ? amount : undefined
}

/** Returns an amount of Stripe's API in our minor units; it may be rounded where ours are larger. */
export function fromStripeAmount(amount: number, currency: string): number {
  const exponent = stripeDigits(currency) - minorDigits(currency)
  return exponent >= 0 ? Math.round(amount / 10 ** exponent) : amount * 10 ** -exponent
}

function stripeDigits(currency: string): number {
  if (withoutDecimals.has(currency)) return 0
  return withThreeDecimals.has(currency) ? 3 : 2
}

/** Returns the step of amounts that Stripe charges, as its API writes them. */
export function stripeStep(currency: string): number {
  if (wholeUnits.has(currency)) return 100
  return withThreeDecimals.has(currency) ? 10 : 1
}
