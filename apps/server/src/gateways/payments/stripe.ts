import Stripe from 'stripe'
import type {
  NewProviderPayment,
  PaymentProvider,
  ProviderContext,
  ProviderMethod,
  ProviderPayment,
} from './provider.ts'
import { toStripeAmount } from './stripe-amounts.ts'
import { loadStripeKeys, openStripe, type StripeOptions } from './stripe-client.ts'
import { type StripeConnection, testStripe } from './stripe-connection.ts'
import { ensureCustomer } from './stripe-customers.ts'
import { failureCode, isKeyRefusal, isMissing, isRefusal, throwUnavailable } from './stripe-errors.ts'
import { stripeLimits } from './stripe-limits.ts'
import { describeIntent, expand, pageMs, readSavedMethod, refusedPayment } from './stripe-payments.ts'
import { listChanges, listDisputes, listRefunds, sendRefund } from './stripe-refunds.ts'
import { createSetup, findSetup } from './stripe-setups.ts'
import {
  deleteStripeCustomers,
  findOwnerOfCustomer,
  findStripePayment,
  insertStripePayment,
  insertStripeRefund,
  listStripeCustomers,
  type NewStripePayment,
  type StripePaymentRow,
  setPaymentIntent,
} from './stripe-store.ts'
import { keyInMetadata, readStripeEvent } from './stripe-webhooks.ts'

export { type StripeOptions, secretOwner } from './stripe-client.ts'
export type { StripeConnection } from './stripe-connection.ts'
export { findStripeAccount, type StripeAccountRow, saveStripeAccount } from './stripe-store.ts'

const hour = 3_600_000
/** Stripe forgets idempotency keys after a day; after this time a payment is searched for instead of sent again. */
const keyMs = 23 * hour

export type StripeProvider = PaymentProvider & {
  /** Tests the stored keys. */
  testConnection(context: ProviderContext, siteId: string): Promise<StripeConnection>
  /** Returns the key that Stripe's fields need in the browser; undefined if the business never connected Stripe. */
  findPublishableKey(context: ProviderContext, siteId: string): Promise<string | undefined>
}

/**
 * Stripe, through its official library. What is sent is stored first, so that a call without an answer can be repeated
 * unchanged under its idempotency key. Calls without a clear outcome end in PAYMENT_PROVIDER_UNAVAILABLE.
 */
export function stripeProvider(options: StripeOptions): StripeProvider {
  const open = (context: ProviderContext, siteId: string) => openStripe(context, siteId, options)
  return {
    limits: stripeLimits,
    createPayment: async (context, payment) => {
      const { client, keys } = await open(context, payment.siteId)
      const request = await newRequest(context, client, payment, keys.isLive)
      return request ? insertAndSend(context, client, request) : refusedPayment('AMOUNT_NOT_SUPPORTED')
    },
    chargeSaved: async (context, { siteId, amountMinor, currency, methodId, idempotencyKey, confirmation }) => {
      const { client } = await open(context, siteId)
      const amount = toStripeAmount(amountMinor, currency)
      if (amount === undefined) return refusedPayment('AMOUNT_NOT_SUPPORTED')
      const customer = await findCustomerOfMethod(client, methodId)
      if (!customer) return refusedPayment('CARD_NOT_FOUND')
      const request: Stripe.PaymentIntentCreateParams = {
        ...baseRequest(amount, currency, idempotencyKey),
        customer,
        payment_method: methodId,
        allowed_payment_method_types: ['card'],
        // Present customers answer their bank through Stripe's script, on our page.
        ...(confirmation ? { use_stripe_sdk: true } : { off_session: true }),
        confirm: true,
      }
      return insertAndSend(context, client, { siteId, idempotencyKey, kind: 'SAVED', request })
    },
    findPayment: async (context, { siteId, idempotencyKey, paymentId }) => {
      const row = await findStripePayment(context.db, siteId, { column: 'idempotency_key', value: idempotencyKey })
      if (!row) return undefined
      const { client } = await open(context, siteId)
      const found = await findIntent(context, client, row, paymentId)
      const isLeft = found?.status === 'REQUIRES_ACTION' && context.clock.now() - Date.parse(row.created_at) > pageMs
      return found?.id && isLeft ? cancelIntent(client, row, found.id) : found
    },
    cancelPayment: async (context, { siteId, paymentId }) => {
      const { client } = await open(context, siteId)
      const row = await findStripePayment(context.db, siteId, { column: 'payment_intent_id', value: paymentId })
      if (!row) throw new Error(`Stripe payment ${paymentId} was not created here`)
      return cancelIntent(client, row, paymentId)
    },
    refund: async (context, { siteId, paymentId, amountMinor, currency, idempotencyKey }) => {
      const { client } = await open(context, siteId)
      const amount = toStripeAmount(amountMinor, currency)
      if (amount === undefined) return { id: null, status: 'FAILED', failureCode: 'AMOUNT_NOT_SUPPORTED' }
      const requested = { siteId, idempotencyKey, paymentIntentId: paymentId, amount }
      const { row, isNew } = await insertStripeRefund(context.db, requested, context.clock.now())
      return sendRefund(context, client, row, isNew)
    },
    listRefunds: async (context, { siteId, paymentId }) => listRefunds((await open(context, siteId)).client, paymentId),
    listChanges: async (context, { siteId, since }) => listChanges((await open(context, siteId)).client, since),
    createSetup: async (context, setup) => {
      const { client, keys } = await open(context, setup.siteId)
      return createSetup(context, client, { ...setup, isLive: keys.isLive })
    },
    findSetup: async (context, requested) => {
      const { client } = await open(context, requested.siteId)
      return findSetup(context, client, requested)
    },
    listDisputes: async (context, { siteId, paymentId }) => {
      const { client } = await open(context, siteId)
      return listDisputes(client, paymentId)
    },
    findMethod: async (context, { siteId, methodId }) => findMethod((await open(context, siteId)).client, methodId),
    deleteMethod: async (context, { siteId, methodId }) => {
      const { client } = await open(context, siteId)
      await client.paymentMethods.detach(methodId).catch((error) => {
        // Stripe no longer has it, or it was detached before.
        if (!isRefusal(error)) throwUnavailable(error)
      })
    },
    deleteCustomer: async (context, { siteId, customerId: contactId }) => {
      const { client } = await open(context, siteId)
      for (const { customerId } of await listStripeCustomers(context.db, { siteId, contactId })) {
        await client.customers.del(customerId).catch((error) => {
          // Stripe no longer has it, or another account does.
          if (!isMissing(error)) throwUnavailable(error)
        })
      }
      await deleteStripeCustomers(context.db, { siteId, contactId })
    },
    verifyWebhook: async (context, { siteId, ...message }) => {
      const keys = await loadStripeKeys(context, siteId)
      const read = keys && readStripeEvent(message, keys.webhookSecret, context.clock.now())
      if (!keys || !read) return undefined
      const { customerId, ...event } = read
      if (!customerId) return event
      return { ...event, cardOwnerId: (await findOwnerOfCustomer(context.db, siteId, customerId)) ?? null }
    },
    testConnection: (context, siteId) => testStripe(context, siteId, options),
    findPublishableKey: async (context, siteId) => (await loadStripeKeys(context, siteId))?.publishableKey,
  }
}

async function newRequest(
  context: ProviderContext,
  client: Stripe,
  payment: NewProviderPayment,
  isLive: boolean,
): Promise<NewStripePayment | undefined> {
  const { siteId, idempotencyKey, currency, customerId } = payment
  const amount = toStripeAmount(payment.amountMinor, currency)
  if (amount === undefined) return undefined
  const base = baseRequest(amount, currency, idempotencyKey)
  const kind = 'PAGE' as const
  if (!payment.saveMethod || !customerId)
    return { siteId, idempotencyKey, kind, request: { ...base, automatic_payment_methods: { enabled: true } } }
  const customer = await ensureCustomer(context, client, { siteId, contactId: customerId, isLive })
  // Only cards are saved: later charges need a card that its owner recognises.
  return {
    siteId,
    idempotencyKey,
    kind,
    request: { ...base, customer, setup_future_usage: 'off_session', allowed_payment_method_types: ['card'] },
  }
}

function baseRequest(amount: number, currency: string, key: string) {
  return { amount, currency: currency.toLowerCase(), metadata: { [keyInMetadata]: key }, expand }
}

/** A card that was removed belongs to no customer any more; so do all of a customer who was deleted. */
async function findMethod(client: Stripe, methodId: string): Promise<ProviderMethod | 'REMOVED' | undefined> {
  try {
    const method = await client.paymentMethods.retrieve(methodId)
    return method.customer ? (readSavedMethod(method) ?? 'REMOVED') : 'REMOVED'
  } catch (error) {
    return isMissing(error) ? undefined : throwUnavailable(error)
  }
}

async function findCustomerOfMethod(client: Stripe, methodId: string): Promise<string | undefined> {
  try {
    const { customer } = await client.paymentMethods.retrieve(methodId)
    return (typeof customer === 'string' ? customer : customer?.id) ?? undefined
  } catch (error) {
    return isMissing(error) ? undefined : throwUnavailable(error)
  }
}

async function insertAndSend(
  context: ProviderContext,
  client: Stripe,
  payment: NewStripePayment,
): Promise<ProviderPayment> {
  const { row, isNew } = await insertStripePayment(context.db, payment, context.clock.now())
  return row.payment_intent_id ? retrieveIntent(client, row, row.payment_intent_id) : send(context, client, row, isNew)
}

/** Sends a payment, or sends it again: under its key Stripe then answers what it answered before. */
async function send(
  context: ProviderContext,
  client: Stripe,
  row: StripePaymentRow,
  isFirst: boolean,
): Promise<ProviderPayment> {
  let intent: Stripe.PaymentIntent
  try {
    const idempotencyKey = `payment:${row.idempotency_key}`
    intent = await client.paymentIntents.create(row.request, { idempotencyKey })
  } catch (error) {
    const declined = error instanceof Stripe.errors.StripeCardError ? error : undefined
    if (declined && !declined.payment_intent) return refusedPayment(failureCode(declined))
    // A key that is refused later says nothing about what an earlier one did.
    if (!declined && (isRefusal(error) || (isFirst && isKeyRefusal(error)))) return refusedPayment(failureCode(error))
    intent = declined?.payment_intent ?? throwUnavailable(error)
  }
  await setPaymentIntent(context.db, row, intent.id)
  return describeIntent(intent, row)
}

/** Finds the payment at Stripe; sends it again if it is unknown whether it arrived. */
async function findIntent(
  context: ProviderContext,
  client: Stripe,
  row: StripePaymentRow,
  paymentId: string | null | undefined,
): Promise<ProviderPayment | undefined> {
  if (row.payment_intent_id) return retrieveIntent(client, row, row.payment_intent_id)
  if (paymentId) {
    const found = await retrieveIntent(client, row, paymentId)
    // Its answer was lost, and a message named it: from now on it is known by its id too.
    await setPaymentIntent(context.db, row, paymentId)
    return found
  }
  const isKeyKnown = context.clock.now() - Date.parse(row.created_at) < keyMs
  return isKeyKnown ? send(context, client, row, false) : searchIntent(context, client, row)
}

async function searchIntent(
  context: ProviderContext,
  client: Stripe,
  row: StripePaymentRow,
): Promise<ProviderPayment | undefined> {
  const query = `metadata['${keyInMetadata}']:'${row.idempotency_key}'`
  const { data } = await client.paymentIntents.search({ query }).catch((error) => throwUnavailable(error))
  const id = data[0]?.id
  if (!id) return undefined
  await setPaymentIntent(context.db, row, id)
  return retrieveIntent(client, row, id)
}

async function retrieveIntent(client: Stripe, row: StripePaymentRow, id: string): Promise<ProviderPayment> {
  const intent = await client.paymentIntents.retrieve(id, { expand }).catch((error) => throwUnavailable(error))
  if (intent.metadata[keyInMetadata] !== row.idempotency_key)
    throw new Error(`Stripe payment ${id} is not that of ${row.idempotency_key}`)
  return describeIntent(intent, row)
}

async function cancelIntent(client: Stripe, row: StripePaymentRow, id: string): Promise<ProviderPayment> {
  try {
    return describeIntent(await client.paymentIntents.cancel(id, { expand }), row)
  } catch (error) {
    // It succeeded, is being processed or was canceled meanwhile.
    return isRefusal(error) ? retrieveIntent(client, row, id) : throwUnavailable(error)
  }
}
