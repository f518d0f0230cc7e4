import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { withdrawStaffInvitation } from '../../users/index.ts'
import { changeStaffMember } from '../steps/change-staff-member.ts'
import { showStaff } from '../steps/show-staff.ts'
import { transferCalendars } from '../steps/transfer-calendars.ts'
import { lockStaffMember } from '../store/staff.ts'

/** Withdraws a pending invitation too. Does nothing if no user is connected. */
export const disconnectStaffMemberFromUser: Operation<'disconnectStaffMemberFromUser'> = async (
  { input, actor },
  context,
) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const operation = 'disconnectStaffMemberFromUser'
    let row = (await lockStaffMember(tx, siteId, input.staffMemberId)) ?? fail('STAFF_MEMBER_NOT_FOUND')
    await withdrawStaffInvitation(context, tx, { actor, staffMemberId: row.id, operation })
    const userId = row.user_id
    if (userId) {
      const change = { values: { user_id: null }, events: ['updated', 'disconnected_from_user'] } as const
      row = await changeStaffMember(context, tx, row, { actor, operation, ...change })
      await transferCalendars(tx, siteId, userId)
    }
    const [staffMember] = await showStaff(context, tx, actor, [row], input.fields)
    return { staffMember }
  })
