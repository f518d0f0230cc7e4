import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { refundableMinor } from '../rules/refundable.ts'
import type { ChargeRow } from '../store/charges.ts'
import { sumHeld } from '../store/disputes.ts'
import { lockCardPayments, type PaymentRow, updatePayment } from '../store/payments.ts'
import { insertRefund, listRefunds } from '../store/refunds.ts'
import { findToReturn } from './ended-by-refund.ts'
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
 * `leftMinor`: what is not refunded, because it was received on site, and is returned there, or a dispute holds it.
 * `leftOfSaleMinor`: what of that is not owed back yet.
 */
export type ReservedRefunds = { refundedMinor: number; leftMinor: number; leftOfSaleMinor: number }

/**
 * Reserves refunds of what was paid by card for a locked charge, beyond what the business keeps: the latest payment first.
 * The minute job makes them. What is owed back already goes back first, and ends no further part of the sale.
 */
export async function reserveRefunds(
  context: Context,
  tx: Tx,
  charge: ChargeRow,
  request: ReserveRefunds,
): Promise<ReservedRefunds> {
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
  let toReturnMinor = request.owedAgain ? Number.POSITIVE_INFINITY : await findToReturn(tx, charge)
  for (const payment of payments) {
    const ofPayment = refunds.filter(({ payment_id }) => payment_id === payment.id)
    const amountMinor = Math.min(refundableMinor(payment, ofPayment, held.get(payment.id)).saleMinor, leftMinor)
    if (amountMinor <= 0) continue
    const endedMinor = Math.max(amountMinor - toReturnMinor, 0)
    await reserve(context, tx, payment, { ...request, amountMinor, endedMinor })
    toReturnMinor -= amountMinor - endedMinor
    leftMinor -= amountMinor
    refundedMinor += amountMinor
  }
  leftMinor = Math.max(leftMinor, 0)
  return { refundedMinor, leftMinor, leftOfSaleMinor: Math.max(leftMinor - toReturnMinor, 0) }
}

async function reserve(
  context: Context,
  tx: Tx,
  payment: PaymentRow,
  {
    amountMinor,
    reason,
    endedMinor,
    owedAgain = false,
    recordedBy,
  }: ReserveRefunds & { amountMinor: number; endedMinor: number },
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
    credited_minor: endedMinor,
    reason,
    idempotency_key: `server:reserved:${id}`,
    ...recorderColumns(recordedBy),
    check_at: at,
    created_at: at,
    updated_at: at,
  })
  await updatePayment(tx, payment, { refunded_minor: payment.refunded_minor + amountMinor }, { now })
}
