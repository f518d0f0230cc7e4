import type Stripe from 'stripe'
import type { NewProviderSetup, ProviderContext, ProviderSetup } from './provider.ts'
import { ensureCustomer } from './stripe-customers.ts'
import { failureCode, isKeyRefusal, isRefusal, throwUnavailable } from './stripe-errors.ts'
import { expand, findNext, pageMs, readMethod, readSavedMethod } from './stripe-payments.ts'
import { findStripeSetup, insertStripeSetup, type StripeSetupRow, setSetupIntent } from './stripe-store.ts'
import { keyInMetadata } from './stripe-webhooks.ts'

/** Begins to save a card for charges while its owner is away. */
export async function createSetup(
  context: ProviderContext,
  client: Stripe,
  { siteId, customerId, idempotencyKey, isLive }: NewProviderSetup & { isLive: boolean },
): Promise<ProviderSetup> {
  const customer = await ensureCustomer(context, client, { siteId, contactId: customerId, isLive })
  const request: Stripe.SetupIntentCreateParams = {
    customer,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
    metadata: { [keyInMetadata]: idempotencyKey },
    expand,
  }
  const row = await insertStripeSetup(context.db, { siteId, idempotencyKey, request }, context.clock.now())
  return row.setup_intent_id ? retrieve(client, row, row.setup_intent_id) : send(context, client, row)
}

/** Finds a setup at Stripe. A page that was left is cancelled; a call that never arrived within that time is given up. */
export async function findSetup(
  context: ProviderContext,
  client: Stripe,
  { siteId, idempotencyKey, setupId }: { siteId: string; idempotencyKey: string; setupId: string | null },
): Promise<ProviderSetup | undefined> {
  const row = await findStripeSetup(context.db, siteId, idempotencyKey)
  if (!row) return undefined
  const id = row.setup_intent_id ?? setupId
  const isOver = context.clock.now() - Date.parse(row.created_at) > pageMs
  if (!id) return isOver ? undefined : send(context, client, row)
  const found = await retrieve(client, row, id)
  if (!row.setup_intent_id) await setSetupIntent(context.db, row, id)
  return isOver && found.status === 'REQUIRES_ACTION' ? cancel(client, row, id) : found
}

/** Sends a setup, or sends it again: under its key Stripe then answers what it answered before. */
async function send(context: ProviderContext, client: Stripe, row: StripeSetupRow): Promise<ProviderSetup> {
  try {
    const intent = await client.setupIntents.create(row.request, { idempotencyKey: `setup:${row.idempotency_key}` })
    await setSetupIntent(context.db, row, intent.id)
    return describeSetup(intent)
  } catch (error) {
    // Nothing was taken, so that a refused key ends it as well.
    if (!isRefusal(error) && !isKeyRefusal(error)) return throwUnavailable(error)
    return { id: null, status: 'FAILED', next: null, savedMethod: null, failureCode: failureCode(error) }
  }
}

async function retrieve(client: Stripe, row: StripeSetupRow, id: string): Promise<ProviderSetup> {
  const intent = await client.setupIntents.retrieve(id, { expand }).catch((error) => throwUnavailable(error))
  if (intent.metadata?.[keyInMetadata] !== row.idempotency_key)
    throw new Error(`Stripe setup ${id} is not that of ${row.idempotency_key}`)
  return describeSetup(intent)
}

async function cancel(client: Stripe, row: StripeSetupRow, id: string): Promise<ProviderSetup> {
  try {
    return describeSetup(await client.setupIntents.cancel(id, { expand }))
  } catch (error) {
    // It succeeded or was canceled meanwhile.
    return isRefusal(error) ? retrieve(client, row, id) : throwUnavailable(error)
  }
}

function describeSetup(intent: Stripe.SetupIntent): ProviderSetup {
  const status = readStatus(intent)
  const failed = intent.last_setup_error
  return {
    id: intent.id,
    status,
    next: findNext(status, intent),
    savedMethod: status === 'SUCCEEDED' ? readSavedMethod(readMethod(intent.payment_method)) : null,
    failureCode: failed && status !== 'SUCCEEDED' ? failureCode(failed) : null,
  }
}

function readStatus({ status }: Stripe.SetupIntent): ProviderSetup['status'] {
  if (status === 'succeeded') return 'SUCCEEDED'
  if (status === 'canceled') return 'CANCELED'
  return status === 'processing' ? 'PROCESSING' : 'REQUIRES_ACTION'
}
