import { query } from '../paths.ts'

/** Paths of the hosted pages that no other face links to. */
export const hostedPaths = {
  emailCode: (next?: string) => `/login/code${query({ next })}`,
  provider: (id: string, next?: string) => `/login/with/${encodeURIComponent(id)}${query({ next })}`,
  /** Confirms a plan that was bought. */
  planOrder: (orderId: string) => `/checkout/order/${encodeURIComponent(orderId)}`,
  payStripe: (paymentId: string) => `/pay/stripe/${paymentId}`,
} as const
