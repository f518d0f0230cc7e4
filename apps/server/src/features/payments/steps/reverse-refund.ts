import type { Context } from '../../../context.ts'
import { owedBackMinor, paidCause, shareOfTax } from '../rules/amounts.ts'
import { moneyAccount, reversalEntries } from '../rules/ledger.ts'
import { updateCharge } from '../store/charges.ts'
import { insertLedgerTransaction } from '../store/ledger.ts'
import { type PaymentRow, paymentKey, updatePayment } from '../store/payments.ts'
import { lockRefund, type RefundRow, updateRefund } from '../store/refunds.ts'
import { lockSettlement } from './lock-settlements.ts'
import { gatewayOf } from './payment-provider.ts'
import { findProviderReference } from './provider-reference.ts'
import { publishPayment } from './publish-payment.ts'

/**
 * Asks the provider whether a refund that was made still stands. If the bank returned it, the refund has failed after all:
 * ledger, payment, charge and takings follow. Its credit note stays; staff refund in another way.
 */
export async function checkMadeRefund(context: Context, payment: PaymentRow, refund: RefundRow): Promise<void> {
  const { site_id: siteId } = payment
  const { paymentId } = await findProviderReference(context.db, payment)
  const reported = await gatewayOf(context, payment.provider).refund(context, {
    siteId,
    currency: payment.currency,
    amountMinor: refund.amount_minor,
    idempotencyKey: refund.id,
    paymentId: paymentId ?? '',
  })
  if (reported.status === 'FAILED') await reverseRefund(context, payment, refund.id, reported.failureCode)
}

async function reverseRefund(
  context: Context,
  found: PaymentRow,
  refundId: string,
  failureCode: string | null,
): Promise<void> {
  await context.transaction(async (tx) => {
    const { charge, payment } = await lockSettlement(tx, paymentKey(found))
    const refund = await lockRefund(tx, payment.site_id, refundId)
    if (refund?.status !== 'SUCCEEDED') return
    const now = context.clock.now()
    const { amount_minor: amountMinor, tax_minor: taxMinor, is_overpayment: isOverpayment } = refund
    const reversed_at = new Date(now).toISOString()
    await updateRefund(tx, refund, { status: 'FAILED', failure_code: failureCode, reversed_at }, now)
    const account = moneyAccount(payment.provider, payment.method)
    // The price may have fallen since, by what the refund ended of the sale.
    const creditedMinor = Math.min(refund.credited_minor, charge.credited_minor)
    const creditedTaxMinor = shareOfTax({ amountMinor, taxMinor }, creditedMinor)
    const entries = reversalEntries(account, { amountMinor, creditedMinor, creditedTaxMinor })
    await insertLedgerTransaction(tx, charge, { cause: { type: 'REFUND_REVERSAL', id: refund.id }, entries }, now)
    const released = { refunded_minor: payment.refunded_minor - amountMinor }
    const updated = await updatePayment(tx, payment, released, { now, events: 1 })
    await publishPayment(context, tx, updated, { slug: 'refundFailed', actor: undefined })
    if (isOverpayment) return
    const amounts = {
      refunded_minor: charge.refunded_minor - amountMinor,
      credited_minor: charge.credited_minor - creditedMinor,
      settled_tax_minor: charge.settled_tax_minor + taxMinor - creditedTaxMinor,
    }
    const owed_back_minor = owedBackMinor({ ...charge, ...amounts })
    const after = await updateCharge(tx, charge, { ...amounts, owed_back_minor }, now)
    const cause = after.refunded_minor > 0 ? 'REFUNDED' : paidCause(after)
    await context.ports.payments.chargeChanged(context, tx, after, cause)
  })
}
