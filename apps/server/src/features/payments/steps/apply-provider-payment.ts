import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { ProviderPayment } from '../../../gateways/payments/provider.ts'
import { fail } from '../../../refusal.ts'
import { checkAt, isOpen, nextStatus } from '../rules/payment-status.ts'
import { lockCharge } from '../store/charges.ts'
import { insertMethod, type MethodRow } from '../store/methods.ts'
import { lockPayment, type PaymentChanges, type PaymentKey, type PaymentRow, updatePayment } from '../store/payments.ts'
import { publishPayment } from './publish-payment.ts'
import { type Settlement, settlePayment } from './settle-payment.ts'

/** Locks a payment and its charge, in this order everywhere: charge, payment, refund. */
export async function lockSettlement(tx: Tx, { siteId, id, chargeId }: PaymentKey): Promise<Settlement> {
  const charge = (await lockCharge(tx, siteId, chargeId)) ?? fail('CHARGE_NOT_FOUND')
  const payment = (await lockPayment(tx, siteId, id)) ?? fail('PAYMENT_NOT_FOUND')
  return { charge, payment }
}

/** Takes over what the provider says about a payment. Saying it again, or late, changes nothing. */
export async function applyProviderPayment(
  context: Context,
  key: PaymentKey,
  reported: ProviderPayment,
): Promise<PaymentRow> {
  return context.transaction(async (tx) => {
    const { charge, payment } = await lockSettlement(tx, key)
    if (payment.status === 'SUCCEEDED') return payment
    const now = context.clock.now()
    const status = nextStatus(payment.status, reported.status)
    const changes: PaymentChanges = {
      status,
      provider_payment_id: reported.id,
      card_brand: reported.card?.brand ?? null,
      card_last4: reported.card?.last4 ?? null,
      failure_code: reported.failureCode,
      check_at: checkAt(status, now),
    }
    if (status === 'SUCCEEDED') {
      const isForFees = (await context.ports.payments.findFeeConsent(tx, charge)) !== undefined
      const bookingId = isForFees ? charge.subject_id : null
      const method = await saveMethod(context, tx, payment, { reported, bookingId })
      const saved = method ? { payment_method_id: method.id } : {}
      const settled = await settlePayment(context, tx, { charge, payment }, { changes: { ...changes, ...saved } })
      // After the booking, which is locked before its agreement everywhere.
      if (method && bookingId)
        await context.ports.payments.cardSaved(context, tx, {
          siteId: key.siteId,
          type: 'BOOKING',
          id: bookingId,
          methodId: method.id,
        })
      return settled.payment
    }
    const failed = status === 'FAILED' && payment.status !== 'FAILED'
    const updated = await updatePayment(tx, payment, changes, { now, events: failed ? 1 : 0 })
    if (failed) {
      await publishPayment(context, tx, updated, { slug: 'failed', actor: undefined })
      await context.ports.payments.chargeChanged(context, tx, charge, 'FAILED')
    }
    return updated
  })
}

/** A card of someone who agreed to the fees of their booking stays with that booking. */
async function saveMethod(
  context: Context,
  tx: Tx,
  { site_id: siteId, contact_id: contactId, provider, save_method }: PaymentRow,
  { reported: { savedMethod: card }, bookingId }: { reported: ProviderPayment; bookingId: string | null },
): Promise<MethodRow | undefined> {
  if (!card || !contactId || !save_method) return undefined
  const id = context.ids.guid()
  return insertMethod(tx, siteId, { id, contactId, provider, card, bookingId }, context.clock.now())
}

/** Gives up a payment that the provider does not know: it never arrived there. */
export async function failUnknownPayment(context: Context, key: PaymentKey): Promise<void> {
  await context.transaction(async (tx) => {
    const { charge, payment } = await lockSettlement(tx, key)
    if (!isOpen(payment.status)) return
    const changes = { status: 'FAILED', failure_code: 'NOT_STARTED', check_at: null } as const
    const failed = await updatePayment(tx, payment, changes, { now: context.clock.now(), events: 1 })
    await publishPayment(context, tx, failed, { slug: 'failed', actor: undefined })
    await context.ports.payments.chargeChanged(context, tx, charge, 'FAILED')
  })
}
