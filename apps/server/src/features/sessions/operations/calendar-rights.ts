import { type Actor, may } from '../../../actor.ts'
import { fail } from '../../../refusal.ts'
import type { ResourceRow } from '../../resources/index.ts'
import type { SeenBy } from '../store/read-sessions.ts'

/** People with a calendar of their own see what they are part of, everyone else who may read sees all. */
export function seenBy(actor: Actor): SeenBy {
  return actor.type === 'staff' && actor.resourceIds ? { resourceIds: actor.resourceIds } : 'all'
}

/** People with a calendar of their own lead their sessions themselves; rooms they may use, colleagues not. */
export function demandOwnCalendar(actor: Actor, resources: readonly ResourceRow[]): void {
  const seen = seenBy(actor)
  if (seen === 'all') return
  const isOwn = ({ id }: ResourceRow) => seen.resourceIds.includes(id)
  const onlyOwnPeople = resources.every((resource) => isOwn(resource) || !resource.staff)
  if (!resources.some(isOwn) || !onlyOwnPeople) fail('UNAUTHORIZED_OPERATION')
}

/** To put something over what else is there is a right of its own. */
export function demandOverride(actor: Actor, allowOverlap: boolean | undefined): void {
  if (allowOverlap && !may(actor, 'OVERRIDE_AVAILABILITY')) fail('UNAUTHORIZED_OPERATION')
}
