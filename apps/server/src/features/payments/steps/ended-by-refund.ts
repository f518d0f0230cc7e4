import type { Tx } from '../../../db/database.ts'
import { balanceMinor } from '../rules/amounts.ts'
import type { ChargeRow } from '../store/charges.ts'
import { type RefundRow, sumReturningUnderway } from '../store/refunds.ts'

type Reserved = { amountMinor: number; isOverpayment?: boolean; owedAgain?: boolean }

/**
 * Returns which part of a refund that is reserved of a locked charge ends a part of the sale. What is owed back, and is not
 * going back already, it returns first.
 */
export async function findEndedByRefund(
  tx: Tx,
  charge: ChargeRow,
  { amountMinor, isOverpayment = false, owedAgain = false }: Reserved,
): Promise<number> {
  if (isOverpayment || owedAgain) return 0
  return Math.max(amountMinor - (await findToReturn(tx, charge)), 0)
}

/** Returns what a locked charge owes back and is not going back already. */
export async function findToReturn(tx: Tx, charge: ChargeRow): Promise<number> {
  if (charge.owed_back_minor === 0) return 0
  return Math.max(charge.owed_back_minor - (await sumReturningUnderway(tx, charge)), 0)
}

/**
 * Returns what a reserved refund ends of the price as it is now: less than it was reserved for where the price has fallen
 * since, and the amount is owed back anyway.
 */
export async function findEndedNow(tx: Tx, charge: ChargeRow, refund: RefundRow): Promise<number> {
  const { amount_minor: amountMinor, credited_minor: endedMinor } = refund
  if (endedMinor === 0) return 0
  const dueAfterMinor = balanceMinor(charge) + amountMinor + (await sumReturningUnderway(tx, charge, refund))
  return Math.min(endedMinor, Math.max(dueAfterMinor, 0))
}
