import { createHmac, timingSafeEqual } from 'node:crypto'
import type { StaffActor } from '../../../actor.ts'

// The secret is separate from the actor, which may be logged and stored.
const secrets = new WeakMap<StaffActor, Buffer>()

/** Associates a session's secret with its actor. */
export function rememberCsrfSecret(actor: StaffActor, secret: Buffer): StaffActor {
  secrets.set(actor, secret)
  return actor
}

/** What a page sends back in `x-kalends-csrf` with every writing call of this session. */
export function getCsrfToken(actor: StaffActor): string {
  const secret = secrets.get(actor)
  if (!secret) throw new Error('This actor was not found by a cookie')
  return computeToken(secret, actor.sessionId)
}

/** Returns true if the token belongs to this session. */
export function isCsrfToken(actor: StaffActor, sent: string | string[] | undefined): boolean {
  const secret = secrets.get(actor)
  if (!secret || typeof sent !== 'string') return false
  const given = Buffer.from(sent)
  const wanted = Buffer.from(computeToken(secret, actor.sessionId))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function computeToken(secret: Buffer, sessionId: string): string {
  return createHmac('sha256', secret).update(`csrf:${sessionId}`).digest('base64url')
}
