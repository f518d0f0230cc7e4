import type { Actor } from '../../../actor.ts'

/**
 * Returns true if the actor may see why time is blocked: the staff member, the owner, managers, and the business's API
 * keys.
 */
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
