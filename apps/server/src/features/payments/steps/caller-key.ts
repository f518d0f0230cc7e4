import { type Actor, actorKey } from '../../../actor.ts'
import type { IdempotencyKey } from '../rules/idempotency-key.ts'

/** Returns the key that a caller sent, in a namespace of this caller: it meets no key of the server or of anybody else. */
export function callerKey(actor: Actor, sent: string): IdempotencyKey {
  return `caller:${actorKey(actor)}:${sent}`
}
