import type { Actor } from '../../../actor.ts'

/** Why somebody's time is blocked is for that person, the owner and managers, and for the business's own keys. */
export function maySeeReason(
  actor: Actor,
  resourceIds: readonly string[],
  columns: ReadonlyMap<string, { userId: string | null }>,
): boolean {
  if (actor.type === 'app') return true
  if (actor.type !== 'staff') return false
  if (actor.role === 'owner' || actor.role === 'manager') return true
  return resourceIds.some((id) => actor.resourceIds?.includes(id) || columns.get(id)?.userId === actor.userId)
}
