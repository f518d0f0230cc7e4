import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { lockMember } from '../../members/index.ts'
import { hashPassword } from '../../users/index.ts'
import { withMarkRenewed } from '../steps/known-browser.ts'
import { loadSignUpRules } from '../steps/load-sign-up-rules.ts'
import { newPasswordViolation } from '../steps/new-password-violation.ts'
import { notifySignInMethodChange } from '../steps/notify-sign-in-method-change.ts'
import { requireProof } from '../steps/require-proof.ts'
import { revokeAllAccess } from '../steps/revoke-all-access.ts'
import { saveCredentials } from '../store/credentials.ts'

/**
 * Changes the signed-in member's password. Requires the current one, or a recent sign-in if none is sent. Ends every
 * other sign-in. Of two changes at the same moment the second is refused.
 */
export const changePassword: Operation<'changePassword'> = async ({ input, actor, request }, context) => {
  if (actor.type !== 'member') return fail('PERMISSION_DENIED')
  const { siteId, memberId, familyId } = actor
  const { minimumPasswordLength } = await loadSignUpRules(context.db, siteId)
  const fault = newPasswordViolation('newPassword', input.newPassword, minimumPasswordLength)
  if (fault) return refuseFields([fault])
  const requireStill = await requireProof(context, actor, {
    currentPassword: input.currentPassword,
    address: request.address,
  })
  const passwordHash = await hashPassword(input.newPassword)
  const now = context.clock.now()
  const change = async (tx: Tx) => {
    if (!(await lockMember(tx, siteId, memberId))) fail('NOT_FOUND')
    await requireStill(tx)
    await saveCredentials(tx, { siteId, memberId }, { passwordHash }, now)
    await revokeAllAccess(tx, context, { siteId, memberId }, familyId)
    await notifySignInMethodChange(tx, context, { siteId, memberId }, { change: 'password', from: request })
  }
  await withMarkRenewed(context, request, { siteId, memberId }, () => context.transaction(change))
  return {}
}
