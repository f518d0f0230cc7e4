import { isWholeMinor, minorUnits } from '@kalends/contract'
import { refuseFields } from '../../../../refusal.ts'

/** More than any booking costs, and small enough to add up exactly. */
const most = 1_000_000_000_000

/** Reads a price that the business sets, in minor units. Throws VALIDATION_FAILURE, naming the field. */
export function readNewPrice(newPrice: string, currency: string | undefined): number {
  if (currency === undefined) return refuse('must be left out: the booking has no price in a currency')
  if (!isWholeMinor(newPrice, currency)) return refuse(`has more decimals than ${currency}`)
  const minor = minorUnits(newPrice, currency)
  return minor >= 0 && minor <= most ? minor : refuse('must be zero or more, and an amount that can be charged')
}

function refuse(description: string): never {
  return refuseFields([{ field: 'newPrice', description, violatedRule: 'OTHER', ruleName: 'INVALID_AMOUNT', data: {} }])
}
