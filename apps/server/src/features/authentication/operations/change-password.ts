import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { revokeMemberFamilies, sessionOfFamily } from '../../identity/index.ts'
import { lockMember } from '../../members/index.ts'
import { hashPassword } from '../../users/index.ts'
import { passwordFault } from '../rules/password-rule.ts'
import { saveCredentials } from '../store/credentials.ts'
import { deleteDevicesOf } from '../store/devices.ts'
import { deleteHandOversOf } from '../store/hand-overs.ts'
import { deleteMemberSessions } from '../store/member-sessions.ts'
import { deleteStatesOf } from '../store/states.ts'
import { loadSignUpRules } from './load-policy.ts'

/** Another password for the signed-in member. The present sign-in stays; whoever else is in is thrown out. */
export const changePassword: Operation<'changePassword'> = async ({ input, actor }, context) => {
  if (actor.type !== 'member') return fail('PERMISSION_DENIED')
  const { siteId, memberId, familyId } = actor
  const { minimumPasswordLength } = await loadSignUpRules(context.db, siteId)
  const fault = passwordFault('newPassword', input.newPassword, minimumPasswordLength)
  if (fault) return refuseFields([fault])
  const passwordHash = await hashPassword(input.newPassword)
  const now = context.clock.now()
  await context.transaction(async (tx) => {
    if (!(await lockMember(tx, siteId, memberId))) fail('NOT_FOUND')
    await saveCredentials(tx, { siteId, memberId }, { passwordHash }, now)
    await deleteStatesOf(tx, siteId, memberId)
    await deleteHandOversOf(tx, siteId, memberId)
    await deleteDevicesOf(tx, siteId, memberId)
    await deleteMemberSessions(tx, { siteId, memberId }, await sessionOfFamily(tx, { siteId, familyId }))
    await revokeMemberFamilies(tx, { siteId, memberId, exceptFamilyId: familyId }, now)
  })
  return {}
}
