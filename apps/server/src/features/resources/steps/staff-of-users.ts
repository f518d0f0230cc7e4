import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { InvitableStaffMember, InvitedStaff, StaffConnection } from '../../users/index.ts'
import { setApproval } from '../store/resources.ts'
import { findStaffMember, findStaffOfUsers, lockStaffMember } from '../store/staff.ts'
import { changeStaffMember } from './change-staff-member.ts'
import { connectStaff } from './connect-staff.ts'
import { makeStaffMember } from './make-staff-member.ts'

/** Lists the resources of the staff members a user is connected to: the calendars that are their own. */
export async function findStaffResourceIds(db: Db, siteId: string, userId: string): Promise<string[]> {
  return (await findStaffOfUsers(db, siteId, [userId])).map(({ resource_id }) => resource_id)
}

/** Finds a staff member that is not in the trash, and whether a user is connected to it. */
export async function findInvitableStaffMember(
  db: Db,
  siteId: string,
  staffMemberId: string,
): Promise<InvitableStaffMember | undefined> {
  const row = await findStaffMember(db, siteId, staffMemberId)
  return row && { resourceId: row.resource_id, isConnected: row.user_id !== null }
}

/** Creates the staff member of an invitation, hidden from customers until it is accepted. Returns its id. */
export async function createInvitedStaffMember(
  context: Context,
  tx: Tx,
  { actor, name, email }: InvitedStaff,
): Promise<string> {
  const requested = { written: { name, email }, operation: 'createStaffMember', approvalStatus: 'PENDING' } as const
  return (await makeStaffMember(context, tx, actor, requested)).id
}

/** Connects a user to a staff member, unless a user is connected to it already. */
export async function connectStaffMember(
  context: Context,
  tx: Tx,
  { siteId, staffMemberId, userId, operation }: StaffConnection,
): Promise<void> {
  const before = await lockStaffMember(tx, siteId, staffMemberId)
  if (!before || before.user_id) return
  await connectStaff(context, tx, before, { userId, actor: undefined, operation })
}

/** Marks the staff member of a declined invitation. */
export async function declineStaffMember(
  context: Context,
  tx: Tx,
  { siteId, staffMemberId }: { siteId: string; staffMemberId: string },
): Promise<void> {
  const before = await lockStaffMember(tx, siteId, staffMemberId)
  if (!before || !(await setApproval(tx, siteId, before.resource_id, 'DECLINED', context.clock.now()))) return
  const change = { actor: undefined, operation: 'declineInvitation', values: {}, events: ['updated'] } as const
  await changeStaffMember(context, tx, before, change)
}

/** Disconnects a removed user from their staff member and returns its id, if there was one. */
export async function disconnectStaffMember(
  context: Context,
  tx: Tx,
  { siteId, userId }: { siteId: string; userId: string },
): Promise<string | undefined> {
  const [found] = await findStaffOfUsers(tx, siteId, [userId])
  const before = found && (await lockStaffMember(tx, siteId, found.id))
  if (!before) return undefined
  const change = { values: { user_id: null }, events: ['updated', 'disconnected_from_user'] } as const
  await changeStaffMember(context, tx, before, { actor: undefined, operation: 'removePerson', ...change })
  return before.id
}
