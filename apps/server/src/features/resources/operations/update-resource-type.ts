import { applyMask, type OperationId, readMask, type resourceTypes } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvent } from '../../../jobs/events.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { normalizeTypeName, typeNameFaults } from '../rules/resource-types.ts'
import { fault } from '../rules/written-resource.ts'
import { showTypes } from '../steps/show-types.ts'
import { countTypesOnly, isNameTaken, lockType, type TypeChanges, type TypeRow, updateTypeRow } from '../store/types.ts'
import { entityEvent } from '../view/event.ts'
import { resourceTypeView } from '../view/resource-type.ts'
import { refuseAny } from './create-resource.ts'

const writable = ['name', 'appId', 'extendedFields']

export const updateResourceType: Operation<'updateResourceType'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const { resourceType: sent, mask, fields } = input
    // Serialises naming: of two concurrent requests for one name, only one may find it free.
    await countTypesOnly(tx, siteId)
    const before = (await lockType(tx, siteId, sent.id ?? '')) ?? fail('RESOURCE_TYPE_NOT_FOUND')
    if (sent.revision !== String(before.revision)) fail('REVISION_MISMATCH')
    const paths = (readMask(mask) ?? Object.keys(sent)).filter((path) => writable.includes(path.split('.')[0] ?? ''))
    const wanted = applyMask(resourceTypeView(before), sent, paths)
    refuseAny([...typeNameFaults(wanted), ...(isOtherApp(before, wanted) ? [otherApp] : [])])
    const name = normalizeTypeName(wanted)
    if (await isNameTaken(tx, siteId, name, before.id)) fail('RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME')
    const values = { name, app_id: wanted.appId ?? null, extended_fields: wanted.extendedFields ?? {} }
    const row = await changeType(context, tx, before, { actor, operation: 'updateResourceType', values })
    const [resourceType] = await showTypes(tx, siteId, [row], fields)
    return { resourceType }
  })

const otherApp = fault('resourceType.appId', 'IMMUTABLE_FIELD', 'cannot be changed once it is set')
const isOtherApp = ({ app_id: appId }: TypeRow, wanted: resourceTypes.ResourceType) =>
  appId !== null && wanted.appId?.toLowerCase() !== appId

/** Writes a change of a locked resource type, publishes its event and records it. */
export async function changeType(
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
