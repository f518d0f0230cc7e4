import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { handedInBy, type Visibility, visibleToAll } from '../store/submissions.ts'

/**
 * Returns which submissions the actor may see: customers their own, as everyone with `onlyOwn`; staff limited to their
 * own calendar those that belong to it; other staff all.
 */
export function visibleTo({ ports }: Pick<Context, 'ports'>, actor: Actor, onlyOwn = false): Visibility {
  const isBusiness = actor.type === 'staff' || actor.type === 'app'
  if (!isBusiness || onlyOwn) return handedInBy(actor)
  const { resourceIds } = actor.type === 'staff' ? actor : {}
  if (!resourceIds) return visibleToAll
  return (eb) => eb.or([handedInBy(actor)(eb), ports.forms.isOnCalendar(resourceIds)])
}
