import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { InvitedStaff, StaffBinding, StaffConnection } from '../../users/index.ts'
import { setApproval } from '../store/resources.ts'
import { findStaffMember, findStaffOfUsers, lockStaffMember } from '../store/staff.ts'
import { changeStaffMember } from './change-staff-member.ts'
import { connectStaff } from './connect-staff.ts'
import { makeStaffMember } from './create-staff-member.ts'

/** The calendars that are a person's own. */
export async function resourcesOfUser(db: Db, siteId: string, userId: string): Promise<string[]> {
  return (await findStaffOfUsers(db, siteId, [userId])).map(({ resource_id }) => resource_id)
}

/** What this room does when people are invited, accept, and go. Registered where the house is put together. */
export const staffBinding: StaffBinding = {
  find: async (db, siteId, staffMemberId) => {
    const row = await findStaffMember(db, siteId, staffMemberId)
    return row && { resourceId: row.resource_id, isConnected: row.user_id !== null }
  },
  resourcesOf: resourcesOfUser,
  add,
  connect,
  decline,
  disconnect,
}

/** Customers are not offered somebody who has not answered yet. */
async function add(context: Context, tx: Tx, { actor, name, email }: InvitedStaff): Promise<string> {
  const asked = { written: { name, email }, operation: 'createStaffMember', approvalStatus: 'PENDING' } as const
  return (await makeStaffMember(context, tx, actor, asked)).id
}

async function connect(
  context: Context,
  tx: Tx,
  { siteId, staffMemberId, userId, operation }: StaffConnection,
): Promise<void> {
  const before = await lockStaffMember(tx, siteId, staffMemberId)
  if (!before || before.user_id) return
  await connectStaff(context, tx, before, { userId, actor: undefined, operation })
}

async function decline(
  context: Context,
  tx: Tx,
  { siteId, staffMemberId }: { siteId: string; staffMemberId: string },
): Promise<void> {
  const before = await lockStaffMember(tx, siteId, staffMemberId)
  if (!before || !(await setApproval(tx, siteId, before.resource_id, 'DECLINED', context.clock.now()))) return
  const change = { actor: undefined, operation: 'declineInvitation', values: {}, events: ['updated'] } as const
  await changeStaffMember(context, tx, before, change)
}

async function disconnect(
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
