import type { OperationId } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import { recordChange } from '../../audit/index.ts'
import { type TypeChanges, type TypeRow, updateTypeRow } from '../store/types.ts'
import { entityEvent } from '../view/event.ts'
import { resourceTypeView } from '../view/resource-type.ts'

/** Writes a change of a locked resource type, publishes its event and records it. */
export async function changeResourceType(
  context: Context,
  tx: Tx,
  before: TypeRow,
  { actor, operation, values }: { actor: Actor; operation: OperationId; values: TypeChanges },
): Promise<TypeRow> {
  const { site_id: siteId, id } = before
  const now = context.clock.now()
  const row = await updateTypeRow(tx, siteId, id, values, now)
  const slug = row.deleted_at === null ? 'updated' : 'deleted'
  const entity = resourceTypeView(row)
  const noted = { operation, entityType: 'resourceType', entityId: id, entityName: before.name }
  const sides = { before: resourceTypeView(before), after: slug === 'deleted' ? undefined : entity }
  await recordChange(tx, siteId, actor, { ...noted, ...sides }, now)
  const about = { siteId, noun: 'resourceType', id, sequence: row.event_sequence } as const
  await publishEvent(tx, entityEvent({ ...about, slug, entity, actor, now }))
  return row
}
