import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { ProviderPayment } from '../../../gateways/payments/provider.ts'
import { fail } from '../../../refusal.ts'
import { checkAt, isOpen, nextStatus } from '../rules/payment-status.ts'
import { saveProviderId } from '../store/combined-payments.ts'
import { insertMethod, type MethodRow } from '../store/methods.ts'
import { type PaymentChanges, type PaymentKey, type PaymentRow, updatePayment } from '../store/payments.ts'
import { removeMethods } from '../store/removed-methods.ts'
import { lockSettlements, type Settlement } from './lock-settlements.ts'
import { publishPayment } from './publish-payment.ts'
import { settlePayments } from './settle-payment.ts'

/**
 * Takes over what the provider says about a payment, and about all parts of a combined one. Saying it again, or late,
 * changes nothing.
 */
export async function applyProviderPayment(
  context: Context,
  key: PaymentKey,
  reported: ProviderPayment,
): Promise<PaymentRow> {
  return context.transaction(async (tx) => {
    const settlements = await lockSettlements(tx, key)
    const { payment } = settlements.find((it) => it.payment.id === key.id) ?? fail('PAYMENT_NOT_FOUND')
    if (payment.status === 'SUCCEEDED') return payment
    const { siteId, combinedId } = key
    if (combinedId !== null && reported.id !== null) await saveProviderId(tx, siteId, combinedId, reported.id)
    const status = nextStatus(payment.status, reported.status)
    const changes: PaymentChanges = {
      status,
      ...(combinedId === null ? { provider_payment_id: reported.id } : {}),
      card_brand: reported.card?.brand ?? null,
      card_last4: reported.card?.last4 ?? null,
      failure_code: reported.failureCode,
      check_at: checkAt(status, context.clock.now()),
    }
    const updated =
      status === 'SUCCEEDED'
        ? await succeed(context, tx, settlements, { changes, reported })
        : await change(context, tx, settlements, changes)
    return updated.find(({ id }) => id === key.id) ?? payment
  })
}

async function succeed(
  context: Context,
  tx: Tx,
  settlements: readonly Settlement[],
  { changes, reported }: { changes: PaymentChanges; reported: ProviderPayment },
): Promise<PaymentRow[]> {
  const bookingIds: string[] = []
  for (const { charge } of settlements)
    if ((await context.ports.payments.findFeeConsent(tx, charge)) !== undefined) bookingIds.push(charge.subject_id)
  const first = settlements[0]?.payment
  const orderId = settlements.find(({ charge }) => charge.subject_type === 'ORDER')?.charge.subject_id
  const method = first && (await saveMethod(context, tx, first, { reported, bookingId: bookingIds[0], orderId }))
  const saved = method ? { payment_method_id: method.id } : {}
  const methodId = method?.id ?? (first?.method === 'SAVED_CARD' ? first.payment_method_id : null)
  const settled = await settlePayments(context, tx, settlements, { changes: { ...changes, ...saved } })
  // After the bookings, which are locked before their agreements everywhere.
  if (first && methodId !== null)
    for (const id of bookingIds)
      await context.ports.payments.cardSaved(context, tx, { siteId: first.site_id, type: 'BOOKING', id, methodId })
  return settled.map(({ payment }) => payment)
}

async function change(
  context: Context,
  tx: Tx,
  settlements: readonly Settlement[],
  changes: PaymentChanges,
): Promise<PaymentRow[]> {
  const now = context.clock.now()
  const updated: PaymentRow[] = []
  for (const { charge, payment } of settlements) {
    const failed = changes.status === 'FAILED' && payment.status !== 'FAILED'
    const after = await updatePayment(tx, payment, changes, { now, events: failed ? 1 : 0 })
    updated.push(after)
    if (!failed) continue
    await publishPayment(context, tx, after, { slug: 'failed', actor: undefined })
    await context.ports.payments.chargeChanged(context, tx, charge, 'FAILED')
  }
  return updated
}

type Saved = { reported: ProviderPayment; bookingId: string | undefined; orderId: string | undefined }

/**
 * A card of someone who has proven whose contact they are, and wants it saved, is the contact's. Any other stays with the
 * order it renews, or with the booking whose fees they agreed to.
 */
async function saveMethod(
  context: Context,
  tx: Tx,
  payment: PaymentRow,
  { reported: { savedMethod: card }, bookingId, orderId }: Saved,
): Promise<MethodRow | undefined> {
  const { site_id: siteId, contact_id: contactId, provider, save_method } = payment
  if (!card || !contactId || !save_method) return undefined
  const isOfContact = payment.card_scope === 'CONTACT'
  if (!isOfContact && !bookingId && !orderId) return undefined
  const method = { id: context.ids.guid(), contactId, provider, card, memberId: payment.payer_member_id }
  const owner = isOfContact ? {} : orderId ? { orderId } : { bookingId: bookingId ?? null }
  const now = context.clock.now()
  const saved = await insertMethod(tx, siteId, { ...method, ...owner }, now)
  if (!payment.drops_card) return saved
  await removeMethods(tx, siteId, [saved.id], now)
  return undefined
}

/** Gives up a payment that the provider does not know: it never arrived there. */
export async function failUnknownPayment(context: Context, key: PaymentKey): Promise<void> {
  await context.transaction(async (tx) => {
    const settlements = await lockSettlements(tx, key)
    if (settlements.some(({ payment }) => !isOpen(payment.status))) return
    await change(context, tx, settlements, { status: 'FAILED', failure_code: 'NOT_STARTED', check_at: null })
  })
}
