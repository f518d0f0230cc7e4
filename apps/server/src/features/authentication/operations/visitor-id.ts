import type { Actor } from '../../../actor.ts'
import { customerOf } from '../../../actor.ts'

/** Returns the visitor the actor was before signing in, or null. */
export function visitorIdOf(actor: Actor): string | null {
  const customer = customerOf(actor)
  return customer?.visitorId ?? null
}
