import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { CallRequest } from '../../../operation.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { openedMs } from '../rules/lifetimes.ts'
import { lockRedirectSession, markOpened, type RedirectSession } from '../store.ts'
import { withCurrentCallbacks } from './current-callbacks.ts'

/** Identifies the browser that opened a session, not a person. */
const browserCookie = 'kalends_redirect'
const written = /^[A-Za-z0-9_-]{43}$/

/** Returns the stored hash of the browser's cookie; undefined without one. */
export function getBrowserHash(request: Pick<CallRequest, 'cookie'>): Buffer | undefined {
  const value = request.cookie(browserCookie)
  return value && written.test(value) ? hashSecret(value) : undefined
}

/** Locks the session of a secret if this browser may open it or has opened it. */
export async function lockSession(
  tx: Tx,
  context: Context,
  request: CallRequest,
  secret: string,
): Promise<RedirectSession | undefined> {
  const key = readSiteSecret(secret)
  if (!key) return undefined
  const browserHash = getBrowserHash(request)
  const now = context.clock.now()
  const session = await lockRedirectSession(tx, key.siteId, key.hash, { browserHash, now })
  return session && withCurrentCallbacks(tx, session)
}

/** Opens the session of a secret and binds it to this browser; undefined if bound to another. */
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

/** Binds the session to this browser, setting its cookie if missing. */
export async function claim(tx: Tx, request: CallRequest, session: RedirectSession, now: number): Promise<void> {
  const browserHash = getBrowserHash(request) ?? newBrowser(request)
  await markOpened(tx, session, { browserHash, expiresAt: now + openedMs, now })
}

function newBrowser(request: CallRequest): Buffer {
  const value = randomBytes(32).toString('base64url')
  request.setCookie(browserCookie, value, { maxAgeSeconds: openedMs / 1000 })
  return hashSecret(value)
}

function hashSecret(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
