import { type Actor, may } from '../../../actor.ts'
import type { Visible } from '../store/query-services.ts'

/** Returns which services the actor may see: customers all that are not hidden, catalogue readers all. */
export function visibleTo(actor: Actor): Visible {
  return may(actor, 'READ_CATALOGUE') ? 'all' : 'public'
}
