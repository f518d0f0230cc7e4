import { minorDigits } from '@kalends/contract'

/** A stored amount: a decimal in text, in the currency of the business. */
export type Price = { value: string; currency: string }

/** A decimal in text as a whole number of its billionths, for comparing; undefined for anything else. */
export function billionths(value: string | null | undefined): bigint | undefined {
  const match = /^(-(?!0*(?:\.0*)?$))?(\d{1,18})(?:\.(\d{1,9}))?$/.exec(value ?? '')
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  return BigInt(`${sign}${whole}${fraction.padEnd(9, '0')}`)
}

/** The digits that a price may have before its point: what hundreds of people owe for it adds up exactly. */
const mostDigits = 10

/**
 * Says what is wrong with an amount as a price: it has more digits after its point than the currency's minor unit, or more
 * than two, or it is too large.
 */
export function amountFault(value: string, currency: string): string | undefined {
  const [whole = '', fraction = ''] = value.split('.')
  if (fraction.replace(/0+$/, '').length > Math.min(2, minorDigits(currency)))
    return `must have no more digits after the point than ${currency} has`
  if (whole.replace(/^-?0*/, '').length > mostDigits) return `must have at most ${mostDigits} digits before the point`
  return undefined
}
