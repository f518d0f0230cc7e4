import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { changeResourceType } from '../steps/change-resource-type.ts'
import { trashRoom } from '../steps/trash-room.ts'
import { lockResourcesOfType } from '../store/resources.ts'
import { lockType } from '../store/types.ts'

/** Moves a resource type and its resources to the trash; each can be restored. The staff type cannot be deleted. */
export const deleteResourceType: Operation<'deleteResourceType'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const operation = 'deleteResourceType'
    const type = (await lockType(tx, actor.siteId, input.resourceTypeId)) ?? fail('RESOURCE_TYPE_NOT_FOUND')
    if (type.is_staff) refuseStaff()
    for (const row of await lockResourcesOfType(tx, actor.siteId, type.id)) {
      await trashRoom(context, tx, actor, { row, operation })
    }
    const values = { deleted_at: new Date(context.clock.now()) }
    await changeResourceType(context, tx, type, { actor, operation, values })
    return {}
  })

function refuseStaff(): never {
  const usage = { field: 'resourceTypeId', description: 'is that of people, which every business has' }
  return refuseFields([{ ...usage, violatedRule: 'OTHER', ruleName: 'RESOURCE_TYPE_OF_STAFF_STAYS', data: {} }])
}
