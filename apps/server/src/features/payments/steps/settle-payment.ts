import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { dueMinor, paidCause, taxOfNextPart } from '../rules/amounts.ts'
import { moneyAccount, paymentEntries } from '../rules/ledger.ts'
import { supersededReasons } from '../rules/superseded.ts'
import { updateCharge } from '../store/charges.ts'
import { insertLedgerTransaction } from '../store/ledger.ts'
import { type PaymentChanges, updatePayment } from '../store/payments.ts'
import { issueReceipt } from './issue-receipt.ts'
import type { Settlement } from './lock-settlements.ts'
import { publishPayment } from './publish-payment.ts'
import { reserveExcess } from './reserve-excess.ts'

type Settling = { changes?: PaymentChanges; actor?: Actor | undefined }

/**
 * Applies money that arrived to its charge, both locked: ledger, receipt, event, and whoever owns the charge. What
 * exceeds the charge, because it was paid in another way meanwhile, is refunded.
 */
export async function settlePayment(
  context: Context,
  tx: Tx,
  settlement: Settlement,
  settling: Settling = {},
): Promise<Settlement> {
  const settled = await applyMoney(context, tx, settlement, settling)
  await issueReceipt(context, tx, settled)
  return settled
}

/** The same for the parts of a combined payment. Receipts come last: their counter is locked after all bookings and orders. */
export async function settlePayments(
  context: Context,
  tx: Tx,
  settlements: readonly Settlement[],
  settling: Settling,
): Promise<Settlement[]> {
  const settled: Settlement[] = []
  for (const settlement of settlements) settled.push(await applyMoney(context, tx, settlement, settling))
  for (const settlement of settled) await issueReceipt(context, tx, settlement)
  return settled
}

async function applyMoney(
  context: Context,
  tx: Tx,
  { charge, payment }: Settlement,
  { changes = {}, actor }: Settling,
): Promise<Settlement> {
  const now = context.clock.now()
  // A payment settles what it was started for, or nothing.
  const { superseded_because: because } = payment
  const appliedMinor = because !== null ? 0 : Math.min(payment.amount_minor, dueMinor(charge))
  const taxMinor = taxOfNextPart(charge, appliedMinor)
  const succeeded = await updatePayment(
    tx,
    payment,
    {
      ...changes,
      status: 'SUCCEEDED',
      succeeded_at: new Date(now).toISOString(),
      check_at: null,
      failure_code: because,
      applied_minor: appliedMinor,
      tax_minor: taxMinor,
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
  const settled = await reserveExcess(context, tx, succeeded)
  if (because !== null) {
    const note = { actor: undefined, reason: supersededReasons[because], amountMinor: settled.amount_minor, because }
    await context.ports.payments.chargeChanged(context, tx, charge, 'FAILED', note)
  }
  await publishPayment(context, tx, settled, { slug: 'succeeded', actor })
  if (appliedMinor > 0) await context.ports.payments.chargeChanged(context, tx, paid, paidCause(paid))
  return { charge: paid, payment: settled }
}
