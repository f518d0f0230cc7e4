import { createHmac, timingSafeEqual } from 'node:crypto'
import type { StaffActor } from '../../../actor.ts'

// The secret stays beside the actor, not in it: an actor is logged and stored, its secret never.
const secrets = new WeakMap<StaffActor, Buffer>()

/** Ties the session's secret to the actor that was found by it. */
export function rememberCsrfSecret(actor: StaffActor, secret: Buffer): StaffActor {
  secrets.set(actor, secret)
  return actor
}

/** What a page sends back in `x-kalends-csrf` with every writing call of this session. */
export function csrfTokenOf(actor: StaffActor): string {
  const secret = secrets.get(actor)
  if (!secret) throw new Error('This actor was not found by a cookie')
  return tokenOf(secret, actor.sessionId)
}

/** Whether a page of this session sent the call. */
export function isCsrfToken(actor: StaffActor, sent: string | string[] | undefined): boolean {
  const secret = secrets.get(actor)
  if (!secret || typeof sent !== 'string') return false
  const [given, wanted] = [Buffer.from(sent), Buffer.from(tokenOf(secret, actor.sessionId))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function tokenOf(secret: Buffer, sessionId: string): string {
  return createHmac('sha256', secret).update(`csrf:${sessionId}`).digest('base64url')
}
