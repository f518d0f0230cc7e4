import type Stripe from 'stripe'
import { invalidRequest } from './stripe-error.ts'

/** What was sent, nested as Stripe's forms nest it. */
export type Sent = { [name: string]: string | Sent }

/** Names of parameters that exist in the library's types: others do not compile. */
const names = <Params>(...known: (keyof Params & string)[]): readonly string[] => known

/** What the fake Stripe understands of each call. Parameters beyond are refused, as are those that do not exist at all. */
export const parameters = {
  createIntent: names<Stripe.PaymentIntentCreateParams>(
    'amount',
    'currency',
    'metadata',
    'expand',
    'automatic_payment_methods',
    'allowed_payment_method_types',
    'customer',
    'setup_future_usage',
    'payment_method',
    'off_session',
    'use_stripe_sdk',
    'confirm',
  ),
  retrieveIntent: names<Stripe.PaymentIntentRetrieveParams>('expand'),
  cancelIntent: names<Stripe.PaymentIntentCancelParams>('expand'),
  listIntents: names<Stripe.PaymentIntentListParams>('limit'),
  searchIntents: names<Stripe.PaymentIntentSearchParams>('query'),
  createSetup: names<Stripe.SetupIntentCreateParams>(
    'customer',
    'usage',
    'allowed_payment_method_types',
    'metadata',
    'expand',
  ),
  retrieveSetup: names<Stripe.SetupIntentRetrieveParams>('expand'),
  cancelSetup: names<Stripe.SetupIntentCancelParams>('expand'),
  createCustomer: names<Stripe.CustomerCreateParams>('metadata'),
  retrieveCustomer: names<Stripe.CustomerRetrieveParams>(),
  deleteCustomer: names<Stripe.CustomerDeleteParams>(),
  listCustomers: names<Stripe.CustomerListParams>('limit'),
  retrieveMethod: names<Stripe.PaymentMethodRetrieveParams>(),
  detachMethod: names<Stripe.PaymentMethodDetachParams>(),
  createRefund: names<Stripe.RefundCreateParams>('payment_intent', 'amount', 'metadata'),
  retrieveRefund: names<Stripe.RefundRetrieveParams>(),
  listRefunds: names<Stripe.RefundListParams>('payment_intent', 'created', 'limit', 'starting_after'),
  listDisputes: names<Stripe.DisputeListParams>('payment_intent', 'created', 'limit', 'starting_after'),
} as const

export type Call = keyof typeof parameters

/** Reads a form: `metadata[key]=value` becomes `{metadata: {key: value}}`. */
export function readForm(text: string): Sent {
  const sent: Sent = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? ''
    let at = sent
    for (const part of path) {
      const inner = at[part] ?? {}
      at[part] = inner
      if (typeof inner !== 'object') throw invalidRequest(`Invalid ${name}`, { param: name })
      at = inner
    }
    at[last] = value
  }
  return sent
}

export function refuseUnknown(call: Call, sent: Sent): void {
  const unknown = Object.keys(sent).find((name) => !parameters[call].includes(name))
  if (unknown)
    throw invalidRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
}
