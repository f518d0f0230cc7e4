import type Stripe from 'stripe'
import type { ProviderContext } from './provider.ts'
import { isMissing, throwUnavailable } from './stripe-errors.ts'
import { findStripeCustomer, saveStripeCustomer } from './stripe-store.ts'
import { keyInMetadata } from './stripe-webhooks.ts'

/** Returns Stripe's customer of a contact, created anew if Stripe no longer has it. */
export async function ensureCustomer(
  context: ProviderContext,
  client: Stripe,
  key: { siteId: string; contactId: string; isLive: boolean },
): Promise<string> {
  const known = await findStripeCustomer(context.db, key)
  try {
    if (known && (await hasCustomer(client, known))) return known
    const metadata = { [keyInMetadata]: key.contactId }
    const idempotencyKey = `customer:${known ?? ''}:${key.contactId}`
    const { id } = await client.customers.create({ metadata }, { idempotencyKey })
    await saveStripeCustomer(context.db, key, id)
    return id
  } catch (error) {
    return throwUnavailable(error)
  }
}

/** Customers can be deleted in Stripe's dashboard, and another account has others. */
async function hasCustomer(client: Stripe, id: string): Promise<boolean> {
  try {
    return !(await client.customers.retrieve(id)).deleted
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
