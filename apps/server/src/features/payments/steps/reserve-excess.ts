import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { refundableMinor } from '../rules/refundable.ts'
import { supersededReasons } from '../rules/superseded.ts'
import { type PaymentRow, updatePayment } from '../store/payments.ts'
import { insertRefund, listRefunds } from '../store/refunds.ts'

/**
 * Reserves a refund of what a locked payment brought beyond its charge, as far as it does not go back already. The minute job
 * makes it.
 */
export async function reserveExcess(context: Context, tx: Tx, payment: PaymentRow): Promise<PaymentRow> {
  const refunds = await listRefunds(tx, payment.site_id, [payment.id])
  const { overpaymentMinor: amountMinor } = refundableMinor(payment, refunds)
  if (amountMinor <= 0) return payment
  const now = context.clock.now()
  const at = new Date(now).toISOString()
  const earlier = refunds.filter(({ is_overpayment }) => is_overpayment).length
  await insertRefund(tx, {
    site_id: payment.site_id,
    id: context.ids.guid(),
    payment_id: payment.id,
    charge_id: payment.charge_id,
    status: 'CREATED',
    amount_minor: amountMinor,
    is_overpayment: true,
    credited_minor: 0,
    reason: payment.superseded_because === null ? '' : supersededReasons[payment.superseded_because],
    idempotency_key: `server:overpayment:${payment.id}${earlier > 0 ? `:${earlier}` : ''}`,
    check_at: at,
    created_at: at,
    updated_at: at,
  })
  return updatePayment(tx, payment, { refunded_minor: payment.refunded_minor + amountMinor }, { now })
}
