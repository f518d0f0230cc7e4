import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { showStaff, staffVisibility } from '../steps/show-staff.ts'
import { canBeBooked } from '../store/query-staff.ts'
import { selectStaff } from '../store/staff.ts'

export const getStaffMember: Operation<'getStaffMember'> = async ({ input, actor }, context) => {
  const { db } = context
  const { everyone } = await staffVisibility(db, actor)
  const row = await selectStaff(db, actor.siteId)
    .where('staff.id', '=', input.staffMemberId)
    .where('staff.deleted_at', 'is', null)
    .$if(!everyone, (rows) => rows.where(canBeBooked))
    .executeTakeFirst()
  if (!row) return fail('STAFF_MEMBER_NOT_FOUND')
  const [staffMember] = await showStaff(context, db, actor, [row], input.fields)
  return { staffMember }
}
