import type { OperationId } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { lockResource, type ResourceEntity } from '../store/resources.ts'
import { lockStaffMember } from '../store/staff.ts'
import { changeResource } from './change-resource.ts'
import { putStaffAway } from './delete-staff-member.ts'

export const deleteResource: Operation<'deleteResource'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    await putAway(context, tx, actor, { id: input.resourceId, operation: 'deleteResource' })
    return {}
  })

/** A resource goes to the trash; bookings stay. That of a person takes the person along. */
export async function putAway(
  context: Context,
  tx: Tx,
  actor: Actor,
  { id, operation }: { id: string; operation: OperationId },
): Promise<void> {
  const row = (await lockResource(tx, actor.siteId, id)) ?? fail('RESOURCE_NOT_FOUND')
  const staff = row.staff_id ? await lockStaffMember(tx, actor.siteId, row.staff_id) : undefined
  if (staff) await putStaffAway(context, tx, staff, { actor, operation })
  else await putThingAway(context, tx, actor, { row, operation })
}

/** Its hours go with it: they stand in its own schedule, and nobody else's are touched. */
export async function putThingAway(
  context: Context,
  tx: Tx,
  actor: Actor,
  { row, operation }: { row: ResourceEntity; operation: OperationId },
): Promise<void> {
  const values = { deleted_at: new Date(context.clock.now()) }
  await changeResource(context, tx, row, { actor, operation, values, slug: 'deleted' })
}
