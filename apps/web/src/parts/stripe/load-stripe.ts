/** The part of Stripe.js that we use. Source: docs.stripe.com/js */
export type StripeJs = {
  elements: (options: { clientSecret: string; locale: string; appearance: object }) => StripeElements
  confirmPayment: (options: Confirm) => Promise<Confirmed>
  confirmSetup: (options: Confirm) => Promise<Confirmed>
  /** Answers once the customer's bank has; a refusal comes with the payment as it then is. */
  handleNextAction: (options: { clientSecret: string }) => Promise<{ error?: { payment_intent?: object } }>
}
export type StripeElements = { create: (type: 'payment') => StripeElement }
type StripeElement = {
  mount: (at: HTMLElement) => void
  destroy: () => void
  on: (event: 'ready', then: () => void) => void
}
type Confirm = { elements: StripeElements; confirmParams: { return_url: string } }
/** Only failures are answered: otherwise Stripe leads to the return address. */
type Confirmed = { error?: { type: string; message?: string } }

type Create = (publishableKey: string) => StripeJs

/** Stripe requires its script to come from there. Its release goes with the version of the server's library. */
const from = 'https://js.stripe.com/endive/stripe.js'

/** Loads Stripe.js once per page. Rejects where it is blocked or out of reach; the next call tries again. */
export function loadStripe(publishableKey: string): Promise<StripeJs> {
  const found = () => (window as unknown as { Stripe?: Create }).Stripe
  return new Promise((resolve, reject) => {
    const ready = () => {
      const create = found()
      if (create) resolve(create(publishableKey))
      else reject(new Error(`${from} has no Stripe`))
    }
    if (found()) return ready()
    const script = document.createElement('script')
    script.src = from
    script.async = true
    script.onload = ready
    script.onerror = () => {
      script.remove()
      reject(new Error(`${from} was not loaded`))
    }
    document.head.append(script)
  })
}
