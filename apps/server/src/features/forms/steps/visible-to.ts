import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { handedInBy, type Visibility, visibleToAll } from '../store/submissions.ts'

/**
 * Customers see what they handed in, with `onlyOwn` everybody does. People with a calendar of their own see what belongs to
 * it; the business sees everything.
 */
export function visibleTo({ ports }: Pick<Context, 'ports'>, actor: Actor, onlyOwn = false): Visibility {
  const isBusiness = actor.type === 'staff' || actor.type === 'app'
  if (!isBusiness || onlyOwn) return handedInBy(actor)
  const { resourceIds } = actor.type === 'staff' ? actor : {}
  if (!resourceIds) return visibleToAll
  return (eb) => eb.or([handedInBy(actor)(eb), ports.forms.isOnCalendar(resourceIds)])
}
