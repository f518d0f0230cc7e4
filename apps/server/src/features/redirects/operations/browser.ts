import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { openedMs } from '../rules/lives.ts'
import { lockRedirectSession, markOpened, type RedirectSession } from '../store.ts'

/** Which browser opened a session. It says no more: who somebody is, other cookies say. */
const browserCookie = 'kalends_redirect'
const written = /^[A-Za-z0-9_-]{43}$/

/** What is kept of the browser's cookie; undefined for one that has none. */
export function browserHashOf(request: Pick<CallRequest, 'cookie'>): Buffer | undefined {
  const value = request.cookie(browserCookie)
  return value && written.test(value) ? hashOf(value) : undefined
}

/** The session of a secret, locked, where this browser may open it or has done so. Undefined for any other. */
export async function lockSession(
  tx: Tx,
  context: Context,
  request: CallRequest,
  secret: string,
): Promise<RedirectSession | undefined> {
  const key = readSiteSecret(secret)
  if (!key) return undefined
  const [browserHash, now] = [browserHashOf(request), context.clock.now()]
  return lockRedirectSession(tx, key.siteId, key.hash, { browserHash, now })
}

/** The session of a secret for this browser, which has it from now on. Undefined for any other. */
export async function openSession(
  tx: Tx,
  context: Context,
  request: CallRequest,
  secret: string,
): Promise<RedirectSession | undefined> {
  const now = context.clock.now()
  const session = await lockSession(tx, context, request, secret)
  if (!session || session.openedAt !== null) return session
  await claim(tx, request, session, now)
  return { ...session, openedAt: now }
}

/** The session is this browser's; one without a cookie gets it with the answer. */
export async function claim(tx: Tx, request: CallRequest, session: RedirectSession, now: number): Promise<void> {
  const browserHash = browserHashOf(request) ?? newBrowser(request)
  await markOpened(tx, session, { browserHash, expiresAt: now + openedMs, now })
}

function newBrowser(request: CallRequest): Buffer {
  const value = randomBytes(32).toString('base64url')
  request.setCookie(browserCookie, value, { maxAgeSeconds: openedMs / 1000 })
  return hashOf(value)
}

function hashOf(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
