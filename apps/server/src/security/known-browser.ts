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

/** An account, and the version that its marks are for. */
type Marked = { account: string; version: number }

/** Marks the browser as one the account signed in with. The mark grants no access; it only has rate limits of its own. */
export async function markKnownBrowser(
  context: Context,
  request: Pick<CallRequest, 'setCookie'>,
  { cookie, purpose, maxAgeSeconds }: KnownBrowser,
  marked: Marked,
): Promise<void> {
  request.setCookie(cookie, await computeMac(context, purpose, markedText(marked)), { maxAgeSeconds })
}

/** Returns true if the account signed in with this browser before, and its marks were not made void since. */
export async function isKnownBrowser(
  context: Context,
  request: Pick<CallRequest, 'cookie'>,
  { cookie, purpose }: KnownBrowser,
  marked: Marked,
): Promise<boolean> {
  const sent = request.cookie(cookie)
  return sent !== undefined && isMac(context, purpose, markedText(marked), sent)
}

/** Marks from before versions are those of version 0. */
function markedText({ account, version }: Marked): string {
  return version === 0 ? account : `${account}\n${version}`
}
