import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { refundableMinor } from '../rules/refundable.ts'
import type { ChargeRow } from '../store/charges.ts'
import { sumHeld } from '../store/disputes.ts'
import { lockCardPayments, type PaymentRow, updatePayment } from '../store/payments.ts'
import { insertRefund, listRefunds } from '../store/refunds.ts'
import { recorderColumns } from './recorder.ts'

export type ReserveRefunds = {
  /** What the business keeps of everything that was paid. */
  retainedMinor: number
  reason: string
  /** Whether the price fell, so that the refund ends no further part of the sale. */
  owedAgain?: boolean
  /** Undefined: the system. */
  recordedBy: Actor | undefined
}

/**
 * Reserves refunds of what was paid by card for a locked charge, beyond what the business keeps: the latest payment first.
 * The minute job makes them. Returns the amount that is refunded, and what is not: it was received on site, and is returned
 * there, or a dispute holds it.
 */
export async function reserveRefunds(
  context: Context,
  tx: Tx,
  charge: ChargeRow,
  request: ReserveRefunds,
): Promise<{ refundedMinor: number; leftMinor: number }> {
  const payments = await lockCardPayments(tx, charge.site_id, charge.id)
  const refunds = await listRefunds(
    tx,
    charge.site_id,
    payments.map(({ id }) => id),
  )
  const held = await sumHeld(
    tx,
    charge.site_id,
    payments.map(({ id }) => id),
  )
  const underwayMinor = refunds
    .filter(({ status, is_overpayment }) => status === 'CREATED' && !is_overpayment)
    .reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  let leftMinor = charge.paid_minor - charge.refunded_minor - underwayMinor - request.retainedMinor
  let refundedMinor = 0
  for (const payment of payments) {
    const ofPayment = refunds.filter(({ payment_id }) => payment_id === payment.id)
    const amountMinor = Math.min(refundableMinor(payment, ofPayment, held.get(payment.id)).saleMinor, leftMinor)
    if (amountMinor <= 0) continue
    await reserve(context, tx, payment, { ...request, amountMinor })
    leftMinor -= amountMinor
    refundedMinor += amountMinor
  }
  return { refundedMinor, leftMinor: Math.max(leftMinor, 0) }
}

async function reserve(
  context: Context,
  tx: Tx,
  payment: PaymentRow,
  { amountMinor, reason, owedAgain = false, recordedBy }: ReserveRefunds & { amountMinor: number },
): Promise<void> {
  const now = context.clock.now()
  const at = new Date(now).toISOString()
  const id = context.ids.guid()
  await insertRefund(tx, {
    site_id: payment.site_id,
    id,
    payment_id: payment.id,
    charge_id: payment.charge_id,
    status: 'CREATED',
    amount_minor: amountMinor,
    is_overpayment: false,
    owed_again: owedAgain,
    reason,
    idempotency_key: `server:reserved:${id}`,
    ...recorderColumns(recordedBy),
    check_at: at,
    created_at: at,
    updated_at: at,
  })
  await updatePayment(tx, payment, { refunded_minor: payment.refunded_minor + amountMinor }, { now })
}
