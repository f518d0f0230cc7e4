import { type Actor, may } from '../../../actor.ts'
import type { Visible } from '../store/query-services.ts'

/** Customers see what is not hidden; those who may read the catalogue see everything. */
export function visibleTo(actor: Actor): Visible {
  return may(actor, 'READ_CATALOGUE') ? 'all' : 'public'
}
