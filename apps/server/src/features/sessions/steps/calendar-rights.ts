import { type Actor, may } from '../../../actor.ts'
import { fail } from '../../../refusal.ts'
import type { ResourceRow } from '../../resources/index.ts'
import type { SessionVisibility } from '../store/read-sessions.ts'

/** Returns which sessions an actor sees: staff limited to their own calendar their own, others all. */
export function sessionVisibility(actor: Actor): SessionVisibility {
  return actor.type === 'staff' && actor.resourceIds ? { resourceIds: actor.resourceIds } : 'all'
}

/** People with a calendar of their own lead their sessions themselves; rooms they may use, colleagues not. */
export function requireOwnCalendar(actor: Actor, resources: readonly ResourceRow[]): void {
  const seen = sessionVisibility(actor)
  if (seen === 'all') return
  const isOwn = ({ id }: ResourceRow) => seen.resourceIds.includes(id)
  const onlyOwnPeople = resources.every((resource) => isOwn(resource) || !resource.staff)
  if (!resources.some(isOwn) || !onlyOwnPeople) fail('UNAUTHORIZED_OPERATION')
}

/** Refuses overlaps without the right to double-book. */
export function requireOverrideRight(actor: Actor, allowOverlap: boolean | undefined): void {
  if (allowOverlap && !may(actor, 'OVERRIDE_AVAILABILITY')) fail('UNAUTHORIZED_OPERATION')
}
