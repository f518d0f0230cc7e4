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

/** Returns where the customer goes at the end: the thank-you page after booking, otherwise back. */
export function returnLocation(
  { thankYouPageUrl, postFlowUrl }: Callbacks,
  { bookingId, isLoggedIn }: { bookingId: string | null; isLoggedIn: boolean },
): string | undefined {
  if (thankYouPageUrl && bookingId !== null) return returnAddress(thankYouPageUrl, isLoggedIn, { bookingId })
  return postFlowUrl && returnAddress(postFlowUrl, isLoggedIn)
}

/** Adds to a return address whether a member is signed in. */
export function returnAddress(address: string, isLoggedIn: boolean, more: Record<string, string> = {}): string {
  return inQuery(address, { ...more, wixMemberLoggedIn: String(isLoggedIn) })
}
