import type { Permission } from '@kalends/contract'
import { type Actor, isManager } from '../../../actor.ts'
import type { WrittenActor } from '../store.ts'

export function writtenActor(actor: Actor): WrittenActor {
  return isManager(actor) ? { ...actor, permissions: [...actor.permissions] } : { ...actor }
}

/** Restores the actor, with the permissions at the start of the job. */
export function readActor(written: WrittenActor): Actor {
  const { permissions, ...rest } = written
  const known = Array.isArray(permissions) ? { permissions: new Set(permissions as Permission[]) } : {}
  return { ...rest, ...known } as unknown as Actor
}

/** Returns true for the same person or key, whatever the session. */
export function isSame(written: WrittenActor, actor: Actor): boolean {
  if (actor.type === 'staff') return written.type === 'staff' && written['userId'] === actor.userId
  return actor.type === 'app' && written.type === 'app' && written['apiKeyId'] === actor.apiKeyId
}
