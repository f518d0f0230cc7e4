import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { lockDeletedStaff } from '../steps/lock-deleted-staff.ts'
import { showWhole } from '../steps/show-staff.ts'
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
