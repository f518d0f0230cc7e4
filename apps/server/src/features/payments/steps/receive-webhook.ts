import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { ProviderEvent } from '../../../gateways/payments/provider.ts'
import { isGuid } from '../../sites/index.ts'
import { findCombinedOfProvider, findCombinedPayment, listParts } from '../store/combined-payments.ts'
import { findMethodOfProvider, listMethodsOfOwner, type MethodRow } from '../store/methods.ts'
import { findPayment, findPaymentOfProvider, type PaymentRow, paymentKey } from '../store/payments.ts'
import { hasProviderEvent, insertProviderEvent } from '../store/provider-events.ts'
import { findSetup, findSetupOfProvider, type SetupRow } from '../store/setups.ts'
import { checkMethod } from './check-method.ts'
import { followProvider } from './follow-provider.ts'
import { gatewayOf, type OnlineProvider } from './payment-provider.ts'
import { checkPayment } from './reconcile-payments.ts'
import { checkCardSetup } from './save-card.ts'

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
  if (event.methodId || event.cardOwnerId !== undefined) {
    for (const method of await findMethodsOfEvent(context.db, siteId, provider, event))
      await checkMethod(context, method)
    return true
  }
  const payments = await findPaymentsOfEvent(context.db, siteId, provider, event)
  const [payment] = payments
  if (!payment) return true
  await checkPayment(context, paymentKey(payment), { providerPaymentId: event.paymentId })
  if (/refund|dispute/.test(event.type)) await followLater(context, payment)
  await insertProviderEvent(context.db, siteId, received, context.clock.now())
  return true
}

/**
 * Finds the payment a message is about; of a combined one all parts. A message may arrive before the answer to the call that
 * created the payment: then it names our key.
 */
async function findPaymentsOfEvent(
  db: Db,
  siteId: string,
  provider: OnlineProvider,
  { paymentId, idempotencyKey }: ProviderEvent,
): Promise<PaymentRow[]> {
  if (paymentId) {
    const named = { provider, providerPaymentId: paymentId }
    const found = await findPaymentOfProvider(db, siteId, named)
    if (found) return [found]
    const combined = await findCombinedOfProvider(db, siteId, named)
    if (combined) return listParts(db, siteId, combined.id)
  }
  if (!idempotencyKey || !isGuid(idempotencyKey)) return []
  const created = await findPayment(db, siteId, idempotencyKey)
  if (created) return created.provider === provider ? [created] : []
  const combined = await findCombinedPayment(db, siteId, idempotencyKey)
  return combined?.provider === provider ? listParts(db, siteId, combined.id) : []
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

/** A card, or all cards of a customer who was deleted. */
async function findMethodsOfEvent(
  db: Db,
  siteId: string,
  provider: OnlineProvider,
  { methodId, cardOwnerId: ownerId }: ProviderEvent,
): Promise<MethodRow[]> {
  if (ownerId) return listMethodsOfOwner(db, siteId, { provider, ownerId })
  const method = methodId ? await findMethodOfProvider(db, siteId, { provider, methodId }) : undefined
  return method ? [method] : []
}

/** What went back, or is contested, counts once the payment itself is in the books. */
async function followLater(context: Context, { site_id: siteId, id }: PaymentRow): Promise<void> {
  const payment = await findPayment(context.db, siteId, id)
  if (payment) await followProvider(context, payment)
}
