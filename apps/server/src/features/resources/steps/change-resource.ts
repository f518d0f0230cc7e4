import type { OperationId } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import { recordChange } from '../../audit/index.ts'
import { type ResourceChanges, type ResourceEntity, updateResourceRow } from '../store/resources.ts'
import { entityEvent } from '../view/event.ts'
import { resourceView } from '../view/resource.ts'

export type ResourceChange = {
  actor: Actor
  operation: OperationId
  values: ResourceChanges
  slug: 'created' | 'updated' | 'deleted'
}

/**
 * Writes a change of a locked resource: its row, its history entry and its event. What customers hold with one that can no
 * longer be booked ends.
 */
export async function changeResource(
  context: Context,
  tx: Tx,
  before: ResourceEntity,
  { actor, operation, values, slug }: ResourceChange,
): Promise<ResourceEntity> {
  const { site_id: siteId, id } = before
  const now = context.clock.now()
  if (before.status === 'ACTIVE' && values.status === 'INACTIVE')
    await context.ports.resources.endHolds(context, tx, siteId, { resourceIds: [id] })
  const row = await updateResourceRow(tx, siteId, id, values, now)
  const entity = resourceView(row)
  const noted = { operation, entityType: 'resource', entityId: id, entityName: row.name }
  const sides = {
    before: slug === 'created' ? undefined : resourceView(before),
    after: slug === 'deleted' ? undefined : entity,
  }
  await recordChange(tx, siteId, actor, { ...noted, ...sides }, now)
  const about = { siteId, noun: 'resource', id, sequence: row.event_sequence } as const
  await publishEvent(tx, entityEvent({ ...about, slug, entity, actor, now }))
  return row
}
