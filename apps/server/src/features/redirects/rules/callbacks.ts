import type { redirects } from '@kalends/contract'
import { inQuery } from './authorize-answer.ts'

/** Addresses to continue to. */
export const callbackNames = [
  'thankYouPageUrl',
  'postFlowUrl',
  'loginUrl',
  'bookingsServiceListUrl',
  'cartPageUrl',
  'planListUrl',
  'plansListUrl',
] as const

export type Callbacks = Partial<Record<(typeof callbackNames)[number], string>>

/** Reads the given callbacks. */
export function readCallbacks(given: redirects.CallbackParams | null | undefined): Callbacks {
  return Object.fromEntries(callbackNames.flatMap((name) => (given?.[name] ? [[name, given[name]]] : [])))
}

/**
 * Returns the pages of the front end that replace ours. A session that opens our list of services keeps it: there the
 * customer chooses what to book.
 */
export function listPages({ callbacks, target }: { callbacks: Callbacks; target: string | null }): {
  serviceListUrl: string | null
  planListUrl: string | null
  cartUrl: string | null
} {
  const opensList = target === '/' || target?.startsWith('/?') === true
  return {
    serviceListUrl: opensList ? null : (callbacks.bookingsServiceListUrl ?? null),
    planListUrl: callbacks.planListUrl ?? callbacks.plansListUrl ?? null,
    cartUrl: callbacks.cartPageUrl ?? null,
  }
}

/** What a customer booked or bought, as parameters of the thank-you page. */
export type RedirectResult = { bookingId: string } | { planOrderId: string } | { orderId: string }

/** Returns where the customer goes at the end: the thank-you page after a booking or purchase, otherwise back. */
export function returnLocation(
  { thankYouPageUrl, postFlowUrl }: Callbacks,
  { result, isLoggedIn }: { result: RedirectResult | null; isLoggedIn: boolean },
): string | undefined {
  if (thankYouPageUrl && result !== null) return returnAddress(thankYouPageUrl, isLoggedIn, result)
  return postFlowUrl && returnAddress(postFlowUrl, isLoggedIn)
}

/** Adds to a return address whether a member is signed in. */
export function returnAddress(address: string, isLoggedIn: boolean, more: Record<string, string> = {}): string {
  return inQuery(address, { ...more, wixMemberLoggedIn: String(isLoggedIn) })
}
