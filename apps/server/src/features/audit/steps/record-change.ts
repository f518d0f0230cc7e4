import { type Actor, isManager } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { changedFields } from '../rules/changed-fields.ts'
import { insertEntry } from '../store.ts'

/** An action on an entity. */
export type AuditChange = {
  /** The call, by its id. */
  operation: string
  /** One of `auditedEntities` of the contract. */
  entityType: string
  entityId: string | null
  /** Name of the entity, so that the entry stays readable after it is deleted. */
  entityName: string
  /** API shape before the change; absent for a creation. */
  before?: object | undefined
  /** API shape after the change; absent for a deletion. */
  after?: object | undefined
}

/**
 * Records a change in the audit log, in the same transaction. Writes nothing if nothing differs. `actor` undefined: the
 * system. `now` in epoch milliseconds.
 */
export async function recordChange(
  tx: Tx,
  siteId: string,
  actor: Actor | undefined,
  { before, after, ...change }: AuditChange,
  now: number,
): Promise<void> {
  const changes = changedFields({ ...before }, { ...after })
  if (before && after && changes.length === 0) return
  await insertEntry(tx, siteId, { ...change, ...toChangeActor(actor), changes }, now)
}

function toChangeActor(actor: Actor | undefined): { actorId: string | null; actorName: string } {
  if (!actor || !isManager(actor)) return { actorId: null, actorName: '' }
  return { actorId: actor.type === 'staff' ? actor.userId : actor.apiKeyId, actorName: actor.name }
}
