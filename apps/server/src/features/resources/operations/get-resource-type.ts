import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { showTypes } from '../steps/show-types.ts'
import { findType } from '../store/types.ts'

export const getResourceType: Operation<'getResourceType'> = async ({ input, actor: { siteId } }, { db }) => {
  const row = (await findType(db, siteId, input.resourceTypeId)) ?? fail('RESOURCE_TYPE_NOT_FOUND')
  const [resourceType] = await showTypes(db, siteId, [row], input.fields)
  return { resourceType }
}
