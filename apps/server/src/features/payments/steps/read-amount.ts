import { isWholeMinor, minorUnits } from '@kalends/contract'
import { refuseFields } from '../../../refusal.ts'

/** Reads an amount of the request in minor units. Refuses zero and more decimals than the currency has. */
export function readAmount(amount: string, currency: string): number {
  const refuse = (description: string) =>
    refuseFields([{ field: 'amount', description, violatedRule: 'OTHER', ruleName: 'INVALID_AMOUNT', data: {} }])
  if (!isWholeMinor(amount, currency)) return refuse(`has more decimals than ${currency}`)
  const minor = minorUnits(amount, currency)
  return minor > 0 ? minor : refuse('must be more than zero')
}
