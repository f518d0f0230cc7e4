import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { trashBegins } from '../rules/trash.ts'
import { lockStaffMember, type StaffMemberRow } from '../store/staff.ts'

/** Locks a staff member in the trash; undefined if not there, or for too long. */
export async function lockDeletedStaff(
  { clock }: Context,
  tx: Tx,
  siteId: string,
  id: string,
): Promise<StaffMemberRow | undefined> {
  const row = await lockStaffMember(tx, siteId, id, 'trash')
  return row?.deleted_at && Date.parse(row.deleted_at) > trashBegins(clock.now()).getTime() ? row : undefined
}
