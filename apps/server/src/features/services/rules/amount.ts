/** An amount as it is stored: a decimal in text, in the currency of the business. */
export type Price = { value: string; currency: string }

/** Digits after the point that the currency's smallest coin allows: 2 for euros, none for yen. */
function minorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}

/** A decimal in text as a whole number of its billionths, for comparing; undefined for anything else. */
export function billionths(value: string | null | undefined): bigint | undefined {
  const match = /^(-(?!0*(?:\.0*)?$))?(\d{1,18})(?:\.(\d{1,9}))?$/.exec(value ?? '')
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = ''] = match
  return BigInt(`${sign}${whole}${fraction.padEnd(9, '0')}`)
}

/** Whether the amount can be paid with the coins there are; two digits at the most, whatever the currency. */
export function isPayable(value: string, currency: string): boolean {
  const fraction = value.split('.')[1]?.replace(/0+$/, '') ?? ''
  return fraction.length <= Math.min(2, minorDigits(currency))
}
