import { publishEvent } from '../../../jobs/events.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { maxResourceTypes, normalizeTypeName, numberNames, typeNameFaults } from '../rules/resource-types.ts'
import { locationFaults } from '../rules/written-resource.ts'
import { refuseFaults } from '../steps/check-resource.ts'
import { makeResource } from '../steps/make-resource.ts'
import { showTypes } from '../steps/show-types.ts'
import { countTypesOnly, findType, insertResourceType } from '../store/types.ts'
import { entityEvent } from '../view/event.ts'
import { resourceTypeView } from '../view/resource-type.ts'

/** Creates a resource type, on request with numbered resources. */
export const createResourceType: Operation<'createResourceType'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const { resourceType: sent, quantity, locationOptions, fields } = input
    const operation = 'createResourceType'
    refuseFaults(locationFaults({ locationOptions }, '').map((it) => ({ ...it, field: it.field.replace(/^\./u, '') })))
    refuseFaults(typeNameFaults(sent))
    const name = normalizeTypeName(sent)
    const now = context.clock.now()
    const id = context.ids.guid()
    if ((await countTypesOnly(tx, siteId)) >= maxResourceTypes) fail('MAX_NUMBER_OF_RESOURCE_TYPES_REACHED')
    const written = { appId: sent.appId ?? null, extendedFields: sent.extendedFields ?? {}, events: 1 }
    const isNew = await insertResourceType(tx, siteId, { id, name, isStaff: false, ...written }, now)
    if (!isNew) fail('RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME')
    const row = await findType(tx, siteId, id)
    if (!row) throw new Error(`The kind ${id} was not stored`)
    const entity = resourceTypeView(row)
    const noted = { operation, entityType: 'resourceType', entityId: id, entityName: name, after: entity }
    await recordChange(tx, siteId, actor, noted, now)
    const about = { siteId, noun: 'resourceType', id, sequence: 1, slug: 'created' } as const
    await publishEvent(tx, entityEvent({ ...about, entity, actor, now }))
    for (const thing of numberNames(name, quantity ?? 0)) {
      const made = { name: thing, typeId: id, ...(locationOptions ? { locationOptions } : {}) }
      await makeResource(context, tx, actor, { written: made, at: 'resourceType', operation })
    }
    const [resourceType] = await showTypes(tx, siteId, [row], fields)
    return { resourceType, partialErrors: [] }
  })
