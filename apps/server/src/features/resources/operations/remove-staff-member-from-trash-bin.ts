import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { trashBegins } from '../rules/trash.ts'
import { showWhole } from '../steps/show-staff.ts'
import { lockStaffMember, type StaffMemberRow } from '../store/staff.ts'
import { eraseStaff } from '../store/trash.ts'

export const removeStaffMemberFromTrashBin: Operation<'removeStaffMemberFromTrashBin'> = async (
  { input, actor },
  context,
) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const row = (await lockDeletedStaff(context, tx, siteId, input.staffMemberId)) ?? fail('STAFF_MEMBER_NOT_FOUND')
    const now = context.clock.now()
    const before = await showWhole(context, tx, row, { resource: true })
    const noted = { operation: 'removeStaffMemberFromTrashBin', entityType: 'staffMember', entityId: row.id }
    await recordChange(tx, siteId, actor, { ...noted, entityName: row.name, before }, now)
    await eraseStaff(tx, siteId, [row.id], now)
    return {}
  })

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
