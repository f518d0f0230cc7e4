import type { CallRequest } from '../call-request.ts'
import type { Context } from '../context.ts'
import { computeMac, isMac } from './encryption.ts'

/** A cookie that marks a browser in which an account signed in before. */
type KnownBrowser = {
  cookie: string
  /** Distinguishes marks of different kinds of accounts. */
  purpose: string
  maxAgeSeconds: number
}

/** Marks the browser as one the account signed in with. The mark grants no access; it only has rate limits of its own. */
export async function markKnownBrowser(
  context: Context,
  request: Pick<CallRequest, 'setCookie'>,
  { cookie, purpose, maxAgeSeconds }: KnownBrowser,
  account: string,
): Promise<void> {
  request.setCookie(cookie, await computeMac(context, purpose, account), { maxAgeSeconds })
}

/** Returns true if the account signed in with this browser before. */
export async function isKnownBrowser(
  context: Context,
  request: Pick<CallRequest, 'cookie'>,
  { cookie, purpose }: KnownBrowser,
  account: string,
): Promise<boolean> {
  const sent = request.cookie(cookie)
  return sent !== undefined && isMac(context, purpose, account, sent)
}
