import { type Actor, isManager } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { changedFields } from '../rules/changed-fields.ts'
import { insertEntry } from '../store.ts'

/** What was done to what. */
export type NotedChange = {
  /** The call, by its id. */
  operation: string
  /** `service`, `staffMember`, `bookingPolicy`, `user`, … */
  entityType: string
  entityId: string | null
  /** Its name, so that the line can be read when the thing is gone. */
  entityName: string
  /** As the wire shows it; absent when it was made. */
  before?: object | undefined
  /** As the wire shows it; absent when it went. */
  after?: object | undefined
}

/**
 * Writes who changed what into the list the owner reads, in the transaction of the change. Nothing is written when
 * nothing differs. `actor` undefined: the house itself did it. `now` in epoch milliseconds.
 */
export async function noteChange(
  tx: Tx,
  siteId: string,
  actor: Actor | undefined,
  { before, after, ...change }: NotedChange,
  now: number,
): Promise<void> {
  const changes = changedFields({ ...before }, { ...after })
  if (before && after && changes.length === 0) return
  await insertEntry(tx, siteId, { ...change, ...authorOf(actor), changes }, now)
}

function authorOf(actor: Actor | undefined): { actorId: string | null; actorName: string } {
  if (!actor || !isManager(actor)) return { actorId: null, actorName: '' }
  return { actorId: actor.type === 'staff' ? actor.userId : actor.apiKeyId, actorName: actor.name }
}
