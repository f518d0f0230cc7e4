import Stripe from 'stripe'
import { fail } from '../../refusal.ts'
import { decrypt } from '../../security/encryption.ts'
import type { ProviderContext } from './provider.ts'
import { findStripeAccount } from './stripe-store.ts'

/** Where Stripe's API is and how long it may take. */
export type StripeOptions = {
  /** Origin of the API. */
  url: string
  /** Of one attempt, in milliseconds. */
  timeoutMs?: number
  /** Further attempts of the library after lost connections; they carry the same idempotency key. */
  retries?: number
}

export type StripeKeys = { secretKey: string; webhookSecret: string; publishableKey: string; isLive: boolean }

/** Owner of the encrypted secrets: moved to another business they cannot be decrypted. */
export const secretOwner = (siteId: string): string => `stripe:${siteId}`

/** Loads the keys of a business; undefined if it never connected Stripe. */
export async function loadStripeKeys(context: ProviderContext, siteId: string): Promise<StripeKeys | undefined> {
  const row = await findStripeAccount(context.db, siteId)
  if (!row) return undefined
  const { publishable_key: publishableKey, is_live: isLive } = row
  const secretKey = await decrypt(context, row.secret_key, secretOwner(siteId))
  const webhookSecret = await decrypt(context, row.webhook_secret, secretOwner(siteId))
  return { secretKey, webhookSecret, publishableKey, isLive }
}

/** Opens Stripe's API with the key of a business. Throws PAYMENT_PROVIDER_NOT_READY without one. */
export async function openStripe(
  context: ProviderContext,
  siteId: string,
  options: StripeOptions,
): Promise<{ client: Stripe; keys: StripeKeys }> {
  const keys = (await loadStripeKeys(context, siteId)) ?? fail('PAYMENT_PROVIDER_NOT_READY')
  return { client: createClient(keys.secretKey, options), keys }
}

function createClient(secretKey: string, { url, timeoutMs = 15_000, retries = 1 }: StripeOptions): Stripe {
  const { protocol, hostname, port } = new URL(url)
  const isPlain = protocol === 'http:'
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
  })
}
