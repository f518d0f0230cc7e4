import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { dueMinor, paidCause, taxOfNextPart } from '../rules/amounts.ts'
import { moneyAccount, paymentEntries } from '../rules/ledger.ts'
import { type ChargeRow, updateCharge } from '../store/charges.ts'
import { insertLedgerTransaction } from '../store/ledger.ts'
import { type PaymentChanges, type PaymentRow, updatePayment } from '../store/payments.ts'
import { insertRefund } from '../store/refunds.ts'
import { issueReceipt } from './issue-receipt.ts'
import { publishPayment } from './publish-payment.ts'

export type Settlement = { charge: ChargeRow; payment: PaymentRow }

/**
 * Applies money that arrived to its charge, both locked: ledger, receipt, event, and whoever owns the charge. What
 * exceeds the charge, because it was paid in another way meanwhile, is refunded.
 */
export async function settlePayment(
  context: Context,
  tx: Tx,
  { charge, payment }: Settlement,
  { changes = {}, actor }: { changes?: PaymentChanges; actor?: Actor | undefined } = {},
): Promise<Settlement> {
  const now = context.clock.now()
  const appliedMinor = Math.min(payment.amount_minor, dueMinor(charge))
  const excessMinor = payment.amount_minor - appliedMinor
  const taxMinor = taxOfNextPart(charge, appliedMinor)
  const settled = await updatePayment(
    tx,
    payment,
    {
      ...changes,
      status: 'SUCCEEDED',
      succeeded_at: new Date(now).toISOString(),
      check_at: null,
      failure_code: null,
      applied_minor: appliedMinor,
      tax_minor: taxMinor,
      refunded_minor: excessMinor,
    },
    { now, events: 1 },
  )
  const amounts = {
    paid_minor: charge.paid_minor + appliedMinor,
    settled_tax_minor: charge.settled_tax_minor + taxMinor,
  }
  const paid = await updateCharge(tx, charge, amounts, now)
  const entries = paymentEntries(moneyAccount(payment.provider, payment.method), payment.amount_minor)
  await insertLedgerTransaction(tx, charge, { cause: { type: 'PAYMENT', id: payment.id }, entries }, now)
  if (excessMinor > 0) await insertExcessRefund(context, tx, settled, excessMinor)
  await publishPayment(context, tx, settled, { slug: 'succeeded', actor })
  if (appliedMinor > 0) await context.ports.payments.chargeChanged(context, tx, paid, paidCause(paid))
  await issueReceipt(context, tx, { charge: paid, payment: settled })
  return { charge: paid, payment: settled }
}

/** The minute job makes the refund. */
async function insertExcessRefund(context: Context, tx: Tx, payment: PaymentRow, amountMinor: number): Promise<void> {
  const at = new Date(context.clock.now()).toISOString()
  await insertRefund(tx, {
    site_id: payment.site_id,
    id: context.ids.guid(),
    payment_id: payment.id,
    charge_id: payment.charge_id,
    status: 'CREATED',
    amount_minor: amountMinor,
    is_overpayment: true,
    idempotency_key: `overpayment:${payment.id}`,
    check_at: at,
    created_at: at,
    updated_at: at,
  })
}
