import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { lockMember } from '../../members/index.ts'
import { hashPassword } from '../../users/index.ts'
import { saveCredentials } from '../store/credentials.ts'
import { endEverything } from './end-everything.ts'
import { loadSignUpRules } from './load-policy.ts'
import { newPasswordFault } from './new-password-fault.ts'
import { tellWayIn } from './tell-way-in.ts'

/** Another password for the signed-in member. The present sign-in stays; whoever else is in is thrown out. */
export const changePassword: Operation<'changePassword'> = async ({ input, actor, request }, context) => {
  if (actor.type !== 'member') return fail('PERMISSION_DENIED')
  const { siteId, memberId, familyId } = actor
  const { minimumPasswordLength } = await loadSignUpRules(context.db, siteId)
  const fault = newPasswordFault('newPassword', input.newPassword, minimumPasswordLength)
  if (fault) return refuseFields([fault])
  const passwordHash = await hashPassword(input.newPassword)
  const now = context.clock.now()
  await context.transaction(async (tx) => {
    if (!(await lockMember(tx, siteId, memberId))) fail('NOT_FOUND')
    await saveCredentials(tx, { siteId, memberId }, { passwordHash }, now)
    await endEverything(tx, { siteId, memberId }, now, familyId)
    await tellWayIn(tx, context, { siteId, memberId }, { change: 'password', from: request })
  })
  return {}
}
