import { findCookie } from '../../lib/preferences.ts'
import type { StaffSession } from '../staff-context.ts'

/** Cookie of a browser in which the notice about plain HTTP was dismissed: the mark of that sign-in. */
export const exposedCookie = 'kalends_exposed'

/** Returns true if this sign-in has dismissed it. */
export async function isNoticeDismissed(request: Request, session: StaffSession): Promise<boolean> {
  return findCookie(request, exposedCookie) === (await markSignIn(session))
}

/** Names the sign-in without its secret. */
export async function markSignIn({ csrfToken }: StaffSession): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`exposed:${csrfToken}`))
  return [...new Uint8Array(digest).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
