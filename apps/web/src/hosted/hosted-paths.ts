import { query } from '../paths.ts'

/** Paths of the hosted pages that no other face links to. */
export const hostedPaths = {
  emailCode: (next?: string) => `/login/code${query({ next })}`,
  provider: (id: string, next?: string) => `/login/with/${encodeURIComponent(id)}${query({ next })}`,
  /** Confirms a plan that was bought. */
  planOrder: (orderId: string) => `/checkout/order/${encodeURIComponent(orderId)}`,
  /** Orders what a front end put into a checkout. */
  checkout: (checkoutId: string) => `/checkout/${encodeURIComponent(checkoutId)}`,
  /** Where the customer continues after the payment of a checkout. */
  checkoutReturn: (checkoutId: string) => `/checkout/${encodeURIComponent(checkoutId)}/paid`,
  /** Confirms what was ordered with a checkout. */
  checkoutOrder: (orderId: string) => `/checkout/done/${encodeURIComponent(orderId)}`,
  payStripe: (paymentId: string) => `/pay/stripe/${paymentId}`,
} as const
