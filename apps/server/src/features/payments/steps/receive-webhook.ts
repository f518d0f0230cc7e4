import type { Context } from '../../../context.ts'
import { findPaymentOfProvider } from '../store/payments.ts'
import { hasProviderEvent, insertProviderEvent } from '../store/provider-events.ts'
import { gatewayOf } from './payment-provider.ts'
import { checkPayment } from './reconcile-payments.ts'
import { paymentKey } from './start-payment.ts'

export type WebhookMessage = { siteId: string; provider: 'SANDBOX'; body: string; signature: string }

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
  const requested = { provider, providerPaymentId: event.paymentId }
  const payment = await findPaymentOfProvider(context.db, siteId, requested)
  // NOTE: a message may arrive before the answer to the call that created the payment; reconciling finds that one.
  if (!payment) return true
  await checkPayment(context, paymentKey(payment))
  await insertProviderEvent(context.db, siteId, received, context.clock.now())
  return true
}
