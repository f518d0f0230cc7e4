import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { type ChargeRow, lockCharge, lockCharges } from '../store/charges.ts'
import { listParts, lockParts } from '../store/combined-payments.ts'
import { lockPayment, type PaymentKey, type PaymentRow } from '../store/payments.ts'

/** A payment and the charge it settles. */
export type Settlement = { charge: ChargeRow; payment: PaymentRow }

/** Locks a payment and its charge, in this order everywhere: charge, payment, refund. */
export async function lockSettlement(
  tx: Tx,
  { siteId, id, chargeId }: Pick<PaymentKey, 'siteId' | 'id' | 'chargeId'>,
): Promise<Settlement> {
  const charge = (await lockCharge(tx, siteId, chargeId)) ?? fail('CHARGE_NOT_FOUND')
  const payment = (await lockPayment(tx, siteId, id)) ?? fail('PAYMENT_NOT_FOUND')
  return { charge, payment }
}

/** Locks a payment like `lockSettlement`, and all other parts if it is one of a combined payment: they succeed or fail at once. */
export async function lockSettlements(tx: Tx, key: PaymentKey): Promise<Settlement[]> {
  const { siteId, combinedId } = key
  if (combinedId === null) return [await lockSettlement(tx, key)]
  const parts = await listParts(tx, siteId, combinedId)
  const charges = await lockCharges(
    tx,
    siteId,
    parts.map(({ charge_id }) => charge_id),
  )
  const payments = await lockParts(tx, siteId, combinedId)
  return charges.flatMap((charge) =>
    payments.filter(({ charge_id }) => charge_id === charge.id).map((payment) => ({ charge, payment })),
  )
}
