import type Stripe from 'stripe'
import type { NextAction, ProviderCard, ProviderMethod, ProviderPayment } from './provider.ts'
import { failureCode } from './stripe-errors.ts'
import type { StripePaymentRow } from './stripe-store.ts'

/** How long a customer may take to enter a card, as on the card page of the sandbox. */
export const pageMs = 3_600_000

/** With each payment comes the card it was paid with. */
export const expand = ['payment_method']

/** A payment that Stripe refused to create. */
export function refusedPayment(code: string): ProviderPayment {
  return { id: null, status: 'FAILED', next: null, card: null, savedMethod: null, failureCode: code }
}

/** What the customer does next: the fields of Stripe on our page, or the question of their bank, while Stripe waits for them. */
export function findNext(
  status: ProviderPayment['status'],
  { client_secret: clientSecret }: { client_secret: string | null },
  isConfirmation = false,
): NextAction | null {
  return status === 'REQUIRES_ACTION' && clientSecret ? { kind: 'stripe', clientSecret, isConfirmation } : null
}

/** Describes a payment of Stripe. A page may be tried again with another card; a charge of a saved card may not. */
export function describeIntent(intent: Stripe.PaymentIntent, row: StripePaymentRow): ProviderPayment {
  const { kind } = row
  const status = readStatus(intent, row)
  const method = readMethod(intent.payment_method)
  const failed = intent.last_payment_error
  const isSaved = status === 'SUCCEEDED' && kind === 'PAGE' && intent.setup_future_usage === 'off_session'
  return {
    id: intent.id,
    status,
    next: findNext(status, intent, kind === 'SAVED'),
    card: readCard(method ?? failed?.payment_method),
    savedMethod: isSaved ? readSavedMethod(method) : null,
    failureCode: failed && status !== 'SUCCEEDED' ? failureCode(failed) : null,
  }
}

function readStatus({ status }: Stripe.PaymentIntent, { kind, request }: StripePaymentRow): ProviderPayment['status'] {
  if (status === 'succeeded') return 'SUCCEEDED'
  if (status === 'canceled') return 'CANCELED'
  if (status === 'processing') return 'PROCESSING'
  if (kind === 'PAGE') return 'REQUIRES_ACTION'
  // Nobody adds another card to a charge of a saved one, and only a customer who is present answers their bank.
  return status === 'requires_action' && !request.off_session ? 'REQUIRES_ACTION' : 'FAILED'
}

/** The method that was expanded; undefined where none was used. */
export function readMethod(method: Stripe.PaymentIntent['payment_method']): Stripe.PaymentMethod | undefined {
  return typeof method === 'object' && method !== null ? method : undefined
}

const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

function readCard(method: Stripe.PaymentMethod | undefined): ProviderCard | null {
  const { card } = method ?? {}
  return card ? { brand: (brands[card.brand] ?? card.brand).slice(0, 50), last4: card.last4 } : null
}

/** A card as later charges use it; null for other methods. */
export function readSavedMethod(method: Stripe.PaymentMethod | undefined): ProviderMethod | null {
  const card = readCard(method)
  if (!method?.card || !card) return null
  return { ...card, id: method.id, expiresMonth: method.card.exp_month, expiresYear: method.card.exp_year }
}
