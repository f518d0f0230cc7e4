import { fail } from '../../../refusal.ts'
import type { BeginningPayment } from '../ports.ts'
import { dueMinor } from '../rules/amounts.ts'
import type { ChargeRow } from '../store/charges.ts'

/** Lets customers pay all that is due and nothing else. Throws PAYMENT_AMOUNT_CHANGED. */
export function requireWholeAmount(charge: ChargeRow, { amountMinor, paidBy }: BeginningPayment): void {
  if (paidBy === 'CUSTOMER' && amountMinor !== dueMinor(charge)) fail('PAYMENT_AMOUNT_CHANGED')
}
