import { type ChargeLimits, minorDigits } from '@kalends/contract'
import { fromStripeAmount, stripeStep } from './stripe-amounts.ts'

/**
 * Least amounts, as Stripe's API writes them. Source: docs.stripe.com/currencies, "Minimum and maximum charge amounts".
 * Of other currencies Stripe charges what its exchange rate makes of them.
 */
const least: Record<string, number> = {
  AED: 200,
  AUD: 50,
  BGN: 100,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17_500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
  USD: 50,
}
/** Eight digits. */
const most = 99_999_999

/** Returns what Stripe can charge at once. */
export function stripeLimits(currency: string): ChargeLimits {
  const step = stripeStep(currency)
  const stepMinor = Math.max(1, fromStripeAmount(step, currency))
  const minMinor = Math.max(stepMinor, fromStripeAmount(least[currency] ?? 0, currency))
  const maxMinor = fromStripeAmount(most - (most % step) - roundingOf(currency), currency)
  return { currency, minMinor, maxMinor: maxMinor - (maxMinor % stepMinor), stepMinor }
}

/** What our minor unit is larger than Stripe's, so that the largest amount is not rounded up. */
function roundingOf(currency: string): number {
  return minorDigits(currency) === 0 && fromStripeAmount(100, currency) === 1 ? 99 : 0
}
