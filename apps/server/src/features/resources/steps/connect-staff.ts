import type { OperationId } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { setApproval } from '../store/resources.ts'
import type { StaffMemberRow } from '../store/staff.ts'
import { changeStaffMember } from './change-staff-member.ts'

/** The user to connect, the actor (undefined when accepting an invitation) and the operation. */
type Connection = { userId: string; actor: Actor | undefined; operation: OperationId }

/** Connects a user to a locked staff member and approves them for booking. */
export async function connectStaff(
  context: Context,
  tx: Tx,
  before: StaffMemberRow,
  { userId, actor, operation }: Connection,
): Promise<void> {
  await setApproval(tx, before.site_id, before.resource_id, 'APPROVED', context.clock.now())
  const change = { values: { user_id: userId }, events: ['updated', 'connected_to_user'] } as const
  await changeStaffMember(context, tx, before, { actor, operation, ...change })
}
