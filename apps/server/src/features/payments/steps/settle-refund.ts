import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { ProviderRefund } from '../../../gateways/payments/provider.ts'
import type { ChargeNote } from '../ports.ts'
import { owedBackMinor, paidCause, shareOfTax, taxOfNextRefund } from '../rules/amounts.ts'
import { type Account, moneyAccount, refundEntries, reversalEntries } from '../rules/ledger.ts'
import { type ChargeRow, updateCharge } from '../store/charges.ts'
import { insertLedgerTransaction } from '../store/ledger.ts'
import { type PaymentRow, updatePayment } from '../store/payments.ts'
import { listRefunds, type RefundRow, sumSaleRefunds, updateRefund } from '../store/refunds.ts'
import { findEndedNow } from './ended-by-refund.ts'
import { issueReceipt } from './issue-receipt.ts'
import type { Settlement } from './lock-settlements.ts'
import { oweBack } from './owe-back.ts'
import { publishPayment } from './publish-payment.ts'

type Made = { made: Pick<ProviderRefund, 'id'>; actor: Actor | undefined }

/**
 * Books a reserved refund that was made: ledger, payment, charge and credit note follow. What it was to end counts for later
 * prices too. All three rows are locked.
 */
export async function settleRefund(
  context: Context,
  tx: Tx,
  { charge, payment, refund }: Settlement & { refund: RefundRow },
  { made, actor }: Made,
): Promise<RefundRow> {
  const now = context.clock.now()
  const { amount_minor: amountMinor, is_overpayment: isOverpayment } = refund
  const refundedMinor = isOverpayment ? 0 : await sumSaleRefunds(tx, payment.site_id, payment.id)
  const taxMinor = isOverpayment ? 0 : taxOfNextRefund(payment, { refundedMinor, amountMinor })
  const creditedMinor = await findEndedNow(tx, charge, refund)
  const creditedTaxMinor = shareOfTax({ amountMinor, taxMinor }, creditedMinor)
  const changes = {
    status: 'SUCCEEDED',
    tax_minor: taxMinor,
    failure_code: null,
    succeeded_at: new Date(now).toISOString(),
    check_at: null,
    provider_refund_id: refund.provider_refund_id ?? made.id,
  } as const
  const succeeded = await updateRefund(tx, refund, changes, now)
  const entries = refundEntries(accountOf(payment, refund), { amountMinor, creditedMinor, creditedTaxMinor })
  await insertLedgerTransaction(tx, charge, { cause: { type: 'REFUND', id: refund.id }, entries }, now)
  const refunded = await updatePayment(tx, payment, {}, { now, events: 1 })
  await publishPayment(context, tx, refunded, { slug: 'refunded', actor })
  if (isOverpayment) await noteReturnedExcess(context, tx, charge, { refund: succeeded, actor })
  else {
    const amounts = {
      refunded_minor: charge.refunded_minor + amountMinor,
      credited_minor: charge.credited_minor + creditedMinor,
      unused_credited_minor: charge.unused_credited_minor + refund.credited_minor - creditedMinor,
      settled_tax_minor: Math.max(charge.settled_tax_minor - (taxMinor - creditedTaxMinor), 0),
    }
    const owed_back_minor = owedBackMinor({ ...charge, ...amounts })
    const after = await updateCharge(tx, charge, { ...amounts, owed_back_minor }, now)
    const origin = refund.origin === 'KALENDS' ? {} : { origin: refund.origin }
    const takenMinor = amountMinor - (charge.owed_back_minor - owed_back_minor)
    const note = { actor, reason: refund.reason, amountMinor, ...decideFee(refund, takenMinor), ...origin }
    await context.ports.payments.chargeChanged(context, tx, after, 'REFUNDED', note)
  }
  if (refund.ends_order) await context.ports.payments.endOrder(context, tx, charge, refund.ends_order, actor)
  await issueReceipt(context, tx, { charge, payment: refunded, refund: succeeded })
  return succeeded
}

function decideFee({ drops_fee, owed_again }: RefundRow, takenMinor: number): Pick<ChargeNote, 'fee'> {
  if (!drops_fee && !owed_again) return {}
  return { fee: { becomes: drops_fee ? 'DROPPED' : 'DUE_INSTEAD', takenMinor } }
}

/**
 * Gives up a reserved refund: its amount can be refunded again, and is owed back if what was sold has ended. All three rows
 * are locked.
 */
export async function releaseRefund(
  context: Context,
  tx: Tx,
  { charge, payment, refund }: Settlement & { refund: RefundRow },
  failureCode: string | null,
): Promise<RefundRow> {
  const now = context.clock.now()
  await updatePayment(tx, payment, { refunded_minor: payment.refunded_minor - refund.amount_minor }, { now })
  const failed = { status: 'FAILED', failure_code: failureCode, check_at: null } as const
  const released = await updateRefund(tx, refund, failed, now)
  const after = await oweBackEnded(context, tx, charge, await findEndedNow(tx, charge, refund))
  if (refund.is_overpayment) {
    if (failureCode !== 'REFUNDED_AT_PROVIDER') await noteUnreturnedExcess(context, tx, charge, refund)
    return released
  }
  if (after.owed_back_minor > 0) await tellOwedBack(context, tx, after, refund)
  else await context.ports.payments.chargeChanged(context, tx, after, 'REFUND_FAILED')
  return released
}

/** What a failed refund was to end of a sale that has ended is owed back. */
async function oweBackEnded(context: Context, tx: Tx, charge: ChargeRow, amountMinor: number): Promise<ChargeRow> {
  const state = amountMinor > 0 ? await context.ports.payments.findSaleState(tx, charge) : undefined
  return state === 'ENDED' ? oweBack(context, tx, charge, amountMinor) : charge
}

async function tellOwedBack(context: Context, tx: Tx, charge: ChargeRow, refund: RefundRow): Promise<void> {
  await context.ports.payments.chargeChanged(context, tx, charge, 'OWED_BACK', unreturnedNote(refund))
}

async function noteUnreturnedExcess(context: Context, tx: Tx, charge: ChargeRow, refund: RefundRow): Promise<void> {
  await context.ports.payments.chargeChanged(context, tx, charge, 'EXCESS_NOT_RETURNED', unreturnedNote(refund))
}

const unreturnedNote = ({ origin, amount_minor: amountMinor }: RefundRow): ChargeNote => ({
  actor: undefined,
  reason: origin === 'DISPUTE' ? 'The dispute was won' : 'The refund failed',
  amountMinor,
})

/** What goes back at once was never owed back: nobody is told. */
async function noteReturnedExcess(
  context: Context,
  tx: Tx,
  charge: ChargeRow,
  { refund, actor }: { refund: RefundRow; actor: Actor | undefined },
): Promise<void> {
  const refunds = await listRefunds(tx, refund.site_id, [refund.payment_id])
  if (!refunds.some(({ is_overpayment, status }) => is_overpayment && status === 'FAILED')) return
  const note = { actor, reason: refund.reason, amountMinor: refund.amount_minor }
  await context.ports.payments.chargeChanged(context, tx, charge, 'EXCESS_RETURNED', note)
}

/**
 * Takes back a refund that was made: the bank returned it, or gave a dispute back. Ledger, payment, charge and takings
 * follow. Its credit note stays.
 */
export async function reverseRefund(
  context: Context,
  tx: Tx,
  { charge, payment, refund }: Settlement & { refund: RefundRow },
  failureCode: string | null,
): Promise<void> {
  const now = context.clock.now()
  const { amount_minor: amountMinor, tax_minor: taxMinor, is_overpayment: isOverpayment } = refund
  const reversed_at = new Date(now).toISOString()
  await updateRefund(tx, refund, { status: 'FAILED', failure_code: failureCode, reversed_at }, now)
  // The price may have fallen since, by what the refund ended of the sale.
  const creditedMinor = Math.min(refund.credited_minor, charge.credited_minor)
  const creditedTaxMinor = shareOfTax({ amountMinor, taxMinor }, creditedMinor)
  const entries = reversalEntries(accountOf(payment, refund), { amountMinor, creditedMinor, creditedTaxMinor })
  await insertLedgerTransaction(tx, charge, { cause: { type: 'REFUND_REVERSAL', id: refund.id }, entries }, now)
  const released = { refunded_minor: payment.refunded_minor - amountMinor }
  const updated = await updatePayment(tx, payment, released, { now, events: 1 })
  await publishPayment(context, tx, updated, { slug: 'refundFailed', actor: undefined })
  if (isOverpayment) return noteUnreturnedExcess(context, tx, charge, refund)
  const amounts = {
    refunded_minor: charge.refunded_minor - amountMinor,
    credited_minor: charge.credited_minor - creditedMinor,
    unused_credited_minor: Math.max(charge.unused_credited_minor - (refund.credited_minor - creditedMinor), 0),
    settled_tax_minor: charge.settled_tax_minor + taxMinor - creditedTaxMinor,
  }
  const owed_back_minor = owedBackMinor({ ...charge, ...amounts })
  const reversed = await updateCharge(tx, charge, { ...amounts, owed_back_minor }, now)
  const after = refund.origin === 'DISPUTE' ? reversed : await oweBackEnded(context, tx, reversed, creditedMinor)
  if (after.owed_back_minor > 0) return tellOwedBack(context, tx, after, refund)
  const cause = after.refunded_minor > 0 ? 'REFUNDED' : paidCause(after)
  await context.ports.payments.chargeChanged(context, tx, after, cause)
}

/** What was lost in a dispute had left the provider before. */
function accountOf(payment: PaymentRow, refund: RefundRow): Account {
  if (refund.method !== null) return moneyAccount('ON_SITE', refund.method)
  return refund.origin === 'DISPUTE' ? 'DISPUTED' : moneyAccount(payment.provider, payment.method)
}
