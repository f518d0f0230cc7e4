import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { ProviderEvent } from '../../../gateways/payments/provider.ts'
import { isGuid } from '../../sites/index.ts'
import { findPayment, findPaymentOfProvider, type PaymentRow } from '../store/payments.ts'
import { hasProviderEvent, insertProviderEvent } from '../store/provider-events.ts'
import { listRefunds } from '../store/refunds.ts'
import { findSetup, findSetupOfProvider, type SetupRow } from '../store/setups.ts'
import { noteDisputes } from './note-disputes.ts'
import { gatewayOf, type OnlineProvider } from './payment-provider.ts'
import { checkPayment } from './reconcile-payments.ts'
import { executeRefundById } from './refund-payment.ts'
import { checkMadeRefund } from './reverse-refund.ts'
import { checkCardSetup } from './save-card.ts'
import { paymentKey } from './start-payment.ts'

export type WebhookMessage = { siteId: string; provider: OnlineProvider; body: string; signature: string }

/**
 * Handles a message of a provider. The message only says which payment changed; its state is asked of the provider, so
 * that repeated and reordered messages are harmless. Returns false for a message that is forged or old.
 */
export async function receiveWebhook(context: Context, message: WebhookMessage): Promise<boolean> {
  const { siteId, provider } = message
  const event = await gatewayOf(context, provider).verifyWebhook(context, message)
  if (!event) return false
  const received = { provider, id: event.id, type: event.type }
  if (await hasProviderEvent(context.db, siteId, received)) return true
  if (event.setupId) {
    const setup = await findSetupOfEvent(context.db, siteId, provider, event)
    if (setup) await checkCardSetup(context, siteId, setup.id, { providerSetupId: event.setupId })
    if (setup) await insertProviderEvent(context.db, siteId, received, context.clock.now())
    return true
  }
  const payment = await findPaymentOfEvent(context.db, siteId, provider, event)
  if (!payment) return true
  await checkPayment(context, paymentKey(payment), { providerPaymentId: event.paymentId })
  if (/refund/.test(event.type)) await checkRefunds(context, payment)
  if (/dispute/.test(event.type)) await noteDisputes(context, payment)
  await insertProviderEvent(context.db, siteId, received, context.clock.now())
  return true
}

/** A message may arrive before the answer to the call that created the payment: then it names our key. */
async function findPaymentOfEvent(
  db: Db,
  siteId: string,
  provider: OnlineProvider,
  { paymentId, idempotencyKey }: ProviderEvent,
): Promise<PaymentRow | undefined> {
  const found = paymentId && (await findPaymentOfProvider(db, siteId, { provider, providerPaymentId: paymentId }))
  if (found || !idempotencyKey || !isGuid(idempotencyKey)) return found || undefined
  const created = await findPayment(db, siteId, idempotencyKey)
  return created?.provider === provider ? created : undefined
}

async function findSetupOfEvent(
  db: Db,
  siteId: string,
  provider: OnlineProvider,
  { setupId, idempotencyKey }: ProviderEvent,
): Promise<SetupRow | undefined> {
  const found = setupId && (await findSetupOfProvider(db, siteId, { provider, providerSetupId: setupId }))
  if (found || !idempotencyKey || !isGuid(idempotencyKey)) return found || undefined
  const created = await findSetup(db, siteId, idempotencyKey)
  return created?.provider === provider ? created : undefined
}

/** Asks about refunds that the provider was still making, and about those that it made: a bank may return them. */
async function checkRefunds(context: Context, payment: PaymentRow): Promise<void> {
  const { site_id: siteId, id } = payment
  for (const refund of await listRefunds(context.db, siteId, [id])) {
    if (refund.status === 'CREATED') await executeRefundById(context, siteId, refund.id)
    if (refund.status === 'SUCCEEDED') await checkMadeRefund(context, payment, refund)
  }
}
