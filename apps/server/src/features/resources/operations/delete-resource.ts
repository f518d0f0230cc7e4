import type { OperationId } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { runEachInSavepoint } from '../../../db/run-each.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { trashRoom } from '../steps/trash-room.ts'
import { trashStaffMember } from '../steps/trash-staff-member.ts'
import { lockResource } from '../store/resources.ts'
import { lockStaffMember } from '../store/staff.ts'

export const deleteResource: Operation<'deleteResource'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    await trashResource(context, tx, actor, { id: input.resourceId, operation: 'deleteResource' })
    return {}
  })

/** Moves a resource to the trash, with its staff member if it has one. */
async function trashResource(
  context: Context,
  tx: Tx,
  actor: Actor,
  { id, operation }: { id: string; operation: OperationId },
): Promise<void> {
  const row = (await lockResource(tx, actor.siteId, id)) ?? fail('RESOURCE_NOT_FOUND')
  const staff = row.staff_id ? await lockStaffMember(tx, actor.siteId, row.staff_id) : undefined
  if (staff) await trashStaffMember(context, tx, staff, { actor, operation })
  else await trashRoom(context, tx, actor, { row, operation })
}

/** Each item in its own transaction, in the order sent. */
export const bulkDeleteResources: Operation<'bulkDeleteResources'> = ({ input, actor }, context) =>
  runEachInSavepoint(
    context,
    input.ids,
    async (tx, id) => {
      await trashResource(context, tx, actor, { id, operation: 'bulkDeleteResources' })
      return { id }
    },
    { getId: (id) => id },
  )
