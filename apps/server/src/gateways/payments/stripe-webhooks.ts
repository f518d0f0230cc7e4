import Stripe from 'stripe'
import type { ProviderEvent } from './provider.ts'

/** Messages older than this are refused, so that a recorded one cannot be sent again. */
const toleranceSeconds = 5 * 60

/** Metadata of our payments and refunds at Stripe: the key they were created with. */
export const keyInMetadata = 'kalends_key'

/** Returns the event of a genuine and recent message of Stripe; undefined for any other. */
export function readStripeEvent(
  { body, signature }: { body: string; signature: string },
  secret: string,
  now: number,
): (ProviderEvent & { customerId?: string }) | undefined {
  const sentAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN)
  if (!(sentAt <= now / 1000 + toleranceSeconds)) return undefined
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now)
    return { id: event.id, type: event.type, ...subjectOf(event.data.object) }
  } catch {
    // A wrong or old signature, or a body that is no event.
    return undefined
  }
}

type Named = Pick<ProviderEvent, 'paymentId' | 'setupId' | 'methodId' | 'idempotencyKey'> & { customerId?: string }
type Subject = {
  object?: unknown
  id?: unknown
  payment_intent?: unknown
  metadata?: Record<string, string> | null
}

/** What a payment, refund, charge or dispute says about its payment, and a setup, card or customer about itself. */
function subjectOf(object: object): Named {
  const subject = object as Subject
  const idempotencyKey = subject.metadata?.[keyInMetadata] ?? null
  if (subject.object === 'payment_intent') return { paymentId: String(subject.id), idempotencyKey }
  if (subject.object === 'setup_intent') return { paymentId: null, setupId: String(subject.id), idempotencyKey }
  if (subject.object === 'payment_method')
    return { paymentId: null, methodId: String(subject.id), idempotencyKey: null }
  if (subject.object === 'customer') return { paymentId: null, customerId: String(subject.id), idempotencyKey: null }
  const { payment_intent: intent } = subject
  return { paymentId: typeof intent === 'string' ? intent : null, idempotencyKey: null }
}
