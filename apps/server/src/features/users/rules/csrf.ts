import { createHmac, timingSafeEqual } from 'node:crypto'
import type { StaffActor } from '../../../actor.ts'

// The secret is kept apart from the actor, which may be logged and stored.
const secrets = new WeakMap<StaffActor, Buffer>()

/** Associates a session's secret with its actor. */
export function rememberCsrfSecret(actor: StaffActor, secret: Buffer): StaffActor {
  secrets.set(actor, secret)
  return actor
}

/** Returns the CSRF token, which pages send as `x-kalends-csrf` with every write. */
export function csrfTokenOf(actor: StaffActor): string {
  const secret = secrets.get(actor)
  if (!secret) throw new Error('This actor was not found by a cookie')
  return tokenOf(secret, actor.sessionId)
}

/** Returns true if the token belongs to this session. */
export function isCsrfToken(actor: StaffActor, sent: string | string[] | undefined): boolean {
  const secret = secrets.get(actor)
  if (!secret || typeof sent !== 'string') return false
  const [given, wanted] = [Buffer.from(sent), Buffer.from(tokenOf(secret, actor.sessionId))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function tokenOf(secret: Buffer, sessionId: string): string {
  return createHmac('sha256', secret).update(`csrf:${sessionId}`).digest('base64url')
}
