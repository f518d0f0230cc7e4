import { decimalText, type Infer, type payments } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import { fail } from '../../../refusal.ts'
import { refundableMinor } from '../rules/refundable.ts'
import { findCharge } from '../store/charges.ts'
import { findCombinedPayment } from '../store/combined-payments.ts'
import { listDisputes, sumHeld } from '../store/disputes.ts'
import type { PaymentRow } from '../store/payments.ts'
import { listReceiptsOfPayments } from '../store/receipts.ts'
import { listRefunds, type RefundRow } from '../store/refunds.ts'
import { chargeView } from '../view/charge.ts'
import { disputeView, paymentView, refundView } from '../view/payment.ts'
import { receiptView } from '../view/receipt.ts'

/** A payment with its charge, refunds and receipts. */
export async function showPayment(db: Db, payment: PaymentRow): Promise<Infer<typeof payments.PaymentResponse>> {
  const { site_id: siteId, id, combined_payment_id: combinedId, currency } = payment
  const [charge, refunds, receipts, disputes, held, combined] = await inParallel(
    findCharge(db, siteId, payment.charge_id),
    listRefunds(db, siteId, [id]),
    listReceiptsOfPayments(db, siteId, [id]),
    listDisputes(db, siteId, id),
    sumHeld(db, siteId, [id]),
    combinedId === null ? Promise.resolve(undefined) : findCombinedPayment(db, siteId, combinedId),
  )
  if (!charge) return fail('CHARGE_NOT_FOUND')
  return {
    payment: paymentView(payment),
    combinedAmount: combined ? decimalText(combined.amount_minor, currency) : null,
    refundable: decimalText(refundableNow(payment, refunds, held.get(id)), currency),
    charge: chargeView(charge),
    refunds: refunds.map((refund) => refundView(refund, payment.currency)),
    receipts: receipts.map(receiptView),
    disputes: disputes.map((dispute) => disputeView(dispute, payment.currency)),
  }
}

/** What one refund may return: of the sale, or what was paid beyond it. */
function refundableNow(payment: PaymentRow, refunds: readonly RefundRow[], heldMinor: number | undefined): number {
  if (payment.status !== 'SUCCEEDED') return 0
  const { saleMinor, overpaymentMinor } = refundableMinor(payment, refunds, heldMinor)
  return saleMinor || overpaymentMinor
}
