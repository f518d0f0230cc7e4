import type { Actor } from '../../../actor.ts'
import { getCustomer } from '../../../actor.ts'

/** Who the caller was before signing in; null when nobody knows. */
export function getVisitorId(actor: Actor): string | null {
  const customer = getCustomer(actor)
  return customer?.visitorId ?? null
}
