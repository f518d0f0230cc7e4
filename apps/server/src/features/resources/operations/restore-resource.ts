import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { trashBegins } from '../rules/trash.ts'
import { changeResource } from '../steps/change-resource.ts'
import { lockDeletedResource } from '../store/resources.ts'
import { restoreType } from '../store/types.ts'
import { resourceView } from '../view/resource.ts'

/** Restores a deleted resource type with its first resource, or uses the type that has its name now. */
export const restoreResource: Operation<'restoreResource'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const now = context.clock.now()
    const before = await lockDeletedResource(tx, siteId, input.resourceId, trashBegins(now))
    if (!before) return fail('RESOURCE_NOT_FOUND')
    const typeId = before.type_id && (await restoreType(tx, siteId, before.type_id, now))
    const values = { deleted_at: null, type_id: typeId }
    const row = await changeResource(context, tx, before, {
      actor,
      operation: 'restoreResource',
      slug: 'created',
      values,
    })
    return { resource: resourceView(row) }
  })
