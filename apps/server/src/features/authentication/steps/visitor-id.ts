import type { Actor } from '../../../actor.ts'
import { getCustomer } from '../../../actor.ts'

/** Returns the id of the visitor before signing in; null if unknown. */
export function getVisitorId(actor: Actor): string | null {
  const customer = getCustomer(actor)
  return customer?.visitorId ?? null
}
