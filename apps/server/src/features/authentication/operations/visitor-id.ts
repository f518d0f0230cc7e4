import type { Actor } from '../../../actor.ts'
import { customerOf } from '../../../actor.ts'

/** Who the caller was before signing in; null when nobody knows. */
export function visitorIdOf(actor: Actor): string | null {
  const customer = customerOf(actor)
  return customer?.visitorId ?? null
}
