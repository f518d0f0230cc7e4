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

/** Returns true if the amount has no more digits than the currency's minor unit, at most two. */
export function isPayable(value: string, currency: string): boolean {
  const fraction = value.split('.')[1]?.replace(/0+$/, '') ?? ''
  return fraction.length <= Math.min(2, minorDigits(currency))
}
