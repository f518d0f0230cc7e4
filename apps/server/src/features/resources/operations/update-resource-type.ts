import { applyMask, readMask, type resourceTypes } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { normalizeTypeName, typeNameFaults } from '../rules/resource-types.ts'
import { fault } from '../rules/written-resource.ts'
import { changeResourceType } from '../steps/change-resource-type.ts'
import { refuseFaults } from '../steps/check-resource.ts'
import { showTypes } from '../steps/show-types.ts'
import { countTypesOnly, isNameTaken, lockType, type TypeRow } from '../store/types.ts'
import { resourceTypeView } from '../view/resource-type.ts'

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
    refuseFaults([...typeNameFaults(wanted), ...(isOtherApp(before, wanted) ? [otherApp] : [])])
    const name = normalizeTypeName(wanted)
    if (await isNameTaken(tx, siteId, name, before.id)) fail('RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME')
    const values = { name, app_id: wanted.appId ?? null, extended_fields: wanted.extendedFields ?? {} }
    const row = await changeResourceType(context, tx, before, { actor, operation: 'updateResourceType', values })
    const [resourceType] = await showTypes(tx, siteId, [row], fields)
    return { resourceType }
  })

const otherApp = fault('resourceType.appId', 'IMMUTABLE_FIELD', 'cannot be changed once it is set')
const isOtherApp = ({ app_id: appId }: TypeRow, wanted: resourceTypes.ResourceType) =>
  appId !== null && wanted.appId?.toLowerCase() !== appId
