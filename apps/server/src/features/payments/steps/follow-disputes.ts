import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { ProviderDispute } from '../../../gateways/payments/provider.ts'
import { divideDispute } from '../rules/divide-dispute.ts'
import { divideRefund } from '../rules/divide-refund.ts'
import { disputeEntries, moneyAccount } from '../rules/ledger.ts'
import { refundableMinor } from '../rules/refundable.ts'
import { type SavedDispute, saveDispute } from '../store/disputes.ts'
import { insertLedgerTransaction } from '../store/ledger.ts'
import { type PaymentKey, updatePayment } from '../store/payments.ts'
import { insertRefund, listRefunds } from '../store/refunds.ts'
import { findEndedByRefund } from './ended-by-refund.ts'
import { lockSettlement, lockSettlements, type Settlement } from './lock-settlements.ts'
import { returnOwedBack } from './owe-back.ts'
import { publishPayment } from './publish-payment.ts'
import { reserveExcess } from './reserve-excess.ts'
import { reverseRefund, settleRefund } from './settle-refund.ts'

/**
 * Takes over the disputes of a payment; of a combined one they are divided among its parts. While the bank decides, it holds
 * the amount (DISPUTED). What is lost is a refund that the bank made; what is won comes back. Returns true if anything changed.
 */
export async function followDisputes(
  context: Context,
  tx: Tx,
  key: PaymentKey,
  disputes: readonly ProviderDispute[],
): Promise<boolean> {
  let isChanged = false
  for (const dispute of disputes) {
    const settlements = await lockSettlements(tx, key)
    const parts = divideDispute(
      dispute.amountMinor,
      settlements.map(({ payment }) => payment.amount_minor),
    )
    for (const [index, settlement] of settlements.entries()) {
      const amountMinor = parts[index] ?? 0
      if (amountMinor <= 0) continue
      const withdrawnMinor = dispute.withdrawnMinor === 0 ? 0 : amountMinor
      const part = { ...dispute, amountMinor, withdrawnMinor }
      if (await followDispute(context, tx, settlement, part)) isChanged = true
    }
  }
  return isChanged
}

async function followDispute(
  context: Context,
  tx: Tx,
  { charge, payment }: Settlement,
  dispute: ProviderDispute,
): Promise<boolean> {
  const now = context.clock.now()
  const saved = await saveDispute(tx, payment, dispute, now)
  if (!saved) return false
  if (saved.status !== 'LOST') await giveBack(context, tx, { charge, payment }, dispute)
  await postWithdrawal(context, tx, { charge, payment }, saved)
  if (saved.status === 'LOST') await bookLoss(context, tx, { charge, payment }, dispute)
  const fresh = await lockSettlement(tx, { siteId: charge.site_id, id: payment.id, chargeId: charge.id })
  const updated = await updatePayment(tx, fresh.payment, {}, { now, events: 1 })
  await publishPayment(context, tx, updated, { slug: 'disputed', actor: undefined })
  const { amountMinor, reason } = dispute
  const note = { actor: undefined, reason, amountMinor, dispute: saved.status }
  await context.ports.payments.chargeChanged(context, tx, fresh.charge, 'DISPUTED', note)
  // What could not be refunded while the bank held it.
  if (saved.status === 'WON') {
    await returnOwedBack(context, tx, fresh.charge, { reason: 'The dispute was won', recordedBy: undefined })
    const current = await lockSettlement(tx, { siteId: charge.site_id, id: payment.id, chargeId: charge.id })
    await reserveExcess(context, tx, current.payment)
  }
  return true
}

/** Money that the bank withdrew, or reinstated, since the books were last in line. */
async function postWithdrawal(
  context: Context,
  tx: Tx,
  { charge, payment }: Settlement,
  { withdrawnMinor, withdrawnBefore }: SavedDispute,
): Promise<void> {
  const account = moneyAccount(payment.provider, payment.method)
  const entries = disputeEntries(account, withdrawnMinor - withdrawnBefore)
  const cause = { type: 'DISPUTE', id: context.ids.guid() } as const
  await insertLedgerTransaction(tx, charge, { cause, entries }, context.clock.now())
}

/** What was lost went back to the customer, as far as it had not before: of the sale first, then of what settled nothing. */
async function bookLoss(
  context: Context,
  tx: Tx,
  { charge, payment }: Settlement,
  dispute: ProviderDispute,
): Promise<void> {
  const rows = await listRefunds(tx, charge.site_id, [payment.id])
  if (rows.some(({ origin, provider_refund_id }) => origin === 'DISPUTE' && provider_refund_id === dispute.id)) return
  for (const { isOverpayment, amountMinor } of divideRefund(dispute.amountMinor, [refundableMinor(payment, rows)])) {
    const fresh = await lockSettlement(tx, { siteId: charge.site_id, id: payment.id, chargeId: charge.id })
    await bookLost(context, tx, fresh, { dispute, isOverpayment, amountMinor })
  }
}

type Lost = { dispute: ProviderDispute; isOverpayment: boolean; amountMinor: number }

async function bookLost(
  context: Context,
  tx: Tx,
  { charge, payment }: Settlement,
  { dispute, isOverpayment, amountMinor }: Lost,
): Promise<void> {
  const now = context.clock.now()
  const at = new Date(now).toISOString()
  // The booking stays, so its price is owed again; of what ended, that part of the sale ends too.
  const owedAgain = !isOverpayment && (await context.ports.payments.findSaleState(tx, charge)) === 'LIVE'
  const row = await insertRefund(tx, {
    site_id: payment.site_id,
    id: context.ids.guid(),
    payment_id: payment.id,
    charge_id: charge.id,
    status: 'CREATED',
    origin: 'DISPUTE',
    provider_refund_id: dispute.id,
    amount_minor: amountMinor,
    is_overpayment: isOverpayment,
    owed_again: owedAgain,
    credited_minor: await findEndedByRefund(tx, charge, { amountMinor, isOverpayment, owedAgain }),
    reason: dispute.reason,
    idempotency_key: `server:dispute:${payment.id}:${dispute.id}${isOverpayment ? ':overpayment' : ''}`,
    check_at: at,
    created_at: at,
    updated_at: at,
  })
  if (!row) return
  const reserved = { refunded_minor: payment.refunded_minor + amountMinor }
  const updated = await updatePayment(tx, payment, reserved, { now })
  await settleRefund(context, tx, { charge, payment: updated, refund: row }, { made: dispute, actor: undefined })
}

/** A dispute that was lost and is won after all. */
async function giveBack(
  context: Context,
  tx: Tx,
  { charge, payment }: Settlement,
  { id }: ProviderDispute,
): Promise<void> {
  const rows = await listRefunds(tx, charge.site_id, [payment.id])
  for (const refund of rows) {
    if (refund.origin !== 'DISPUTE' || refund.provider_refund_id !== id || refund.status !== 'SUCCEEDED') continue
    const fresh = await lockSettlement(tx, { siteId: charge.site_id, id: payment.id, chargeId: charge.id })
    await reverseRefund(context, tx, { ...fresh, refund }, 'DISPUTE_WON')
  }
}
