import type { Permission } from '@kalends/contract'
import { type Actor, isManager } from '../../../actor.ts'
import type { StoredActor } from '../store.ts'

export function toStoredActor(actor: Actor): StoredActor {
  return isManager(actor) ? { ...actor, permissions: [...actor.permissions] } : { ...actor }
}

/** The same caller again, with the rights they had when they began it. */
export function readActor(stored: StoredActor): Actor {
  const { permissions, ...rest } = stored
  const known = Array.isArray(permissions) ? { permissions: new Set(permissions as Permission[]) } : {}
  return { ...rest, ...known } as unknown as Actor
}

/** Returns true for the same person or key, regardless of the session. */
export function isSameActor(stored: StoredActor, actor: Actor): boolean {
  if (actor.type === 'staff') return stored.type === 'staff' && stored['userId'] === actor.userId
  return actor.type === 'app' && stored.type === 'app' && stored['apiKeyId'] === actor.apiKeyId
}
