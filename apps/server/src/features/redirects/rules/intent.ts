import type { redirects } from '@kalends/contract'

/** Intents of a session. */
export const intents = [
  'bookingsCheckout',
  'bookingsBook',
  'ecomCheckout',
  'paidPlansCheckout',
  'eventsCheckout',
  'storesProduct',
  'ecomOrderPaymentRequest',
  'login',
  'logout',
  'auth',
  'memberAccountPage',
] as const

export type IntentName = (typeof intents)[number]

/** Returns the single requested intent; undefined for none or several. */
export function readIntent(input: redirects.CreateRedirectSessionRequest): IntentName | undefined {
  const named = intents.filter((name) => input[name] !== undefined && input[name] !== null)
  return named.length === 1 ? named[0] : undefined
}
