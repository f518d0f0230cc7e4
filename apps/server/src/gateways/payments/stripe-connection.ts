import Stripe from 'stripe'
import type { ProviderContext } from './provider.ts'
import { loadStripeKeys, openStripe, type StripeOptions } from './stripe-client.ts'
import { isKeyRefusal } from './stripe-errors.ts'

const { errors } = Stripe

/** What testing the connection found. */
export type StripeConnection =
  | { result: 'CONNECTED' | 'NOT_SET' | 'KEY_REFUSED' | 'UNREACHABLE' | 'PROVIDER_FAILED' }
  | { result: 'RIGHTS_MISSING'; missingRights: string[] }

/** What payments need, under the names of Stripe's list of rights of a restricted key. */
const rights: { name: string; read: (client: Stripe) => Promise<unknown> }[] = [
  { name: 'PaymentIntents', read: (client) => client.paymentIntents.list({ limit: 1 }) },
  { name: 'Charges and Refunds', read: (client) => client.refunds.list({ limit: 1 }) },
  { name: 'Customers', read: (client) => client.customers.list({ limit: 1 }) },
  { name: 'Disputes', read: (client) => client.disputes.list({ limit: 1 }) },
]

/** Reads a little of everything payments need, with the stored keys. Changes nothing at Stripe. */
export async function testStripe(
  context: ProviderContext,
  siteId: string,
  options: StripeOptions,
): Promise<StripeConnection> {
  if (!(await loadStripeKeys(context, siteId))) return { result: 'NOT_SET' }
  const { client } = await openStripe(context, siteId, { ...options, retries: 0 })
  const missingRights: string[] = []
  try {
    for (const { name, read } of rights) if (!(await isAllowed(read(client)))) missingRights.push(name)
  } catch (error) {
    return { result: readProblem(error) }
  }
  return missingRights.length > 0 ? { result: 'RIGHTS_MISSING', missingRights } : { result: 'CONNECTED' }
}

async function isAllowed(read: Promise<unknown>): Promise<boolean> {
  try {
    await read
    return true
  } catch (error) {
    if (error instanceof errors.StripePermissionError) return false
    throw error
  }
}

function readProblem(error: unknown): 'KEY_REFUSED' | 'UNREACHABLE' | 'PROVIDER_FAILED' {
  if (isKeyRefusal(error)) return 'KEY_REFUSED'
  if (error instanceof errors.StripeConnectionError) return 'UNREACHABLE'
  if (error instanceof errors.StripeError) return 'PROVIDER_FAILED'
  throw error
}
