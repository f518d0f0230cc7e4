import { signInCodes } from '@kalends/contract'
import type { MemberActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { lockMember } from '../../members/index.ts'
import { hashPassword, isPassword } from '../../users/index.ts'
import { confirmLimits } from '../rules/limits.ts'
import { hasSignedInRecently } from '../steps/has-signed-in-recently.ts'
import { loadSignUpRules } from '../steps/load-sign-up-rules.ts'
import { logRefusal } from '../steps/log-refusal.ts'
import { newPasswordViolation } from '../steps/new-password-violation.ts'
import { notifySignInMethodChange } from '../steps/notify-sign-in-method-change.ts'
import { revokeAllAccess } from '../steps/revoke-all-access.ts'
import { findCredentials, saveCredentials } from '../store/credentials.ts'

/**
 * Changes the signed-in member's password. Requires the current one, or a recent sign-in if none is sent. Ends every
 * other sign-in.
 */
export const changePassword: Operation<'changePassword'> = async ({ input, actor, request }, context) => {
  if (actor.type !== 'member') return fail('PERMISSION_DENIED')
  const { siteId, memberId, familyId } = actor
  const { minimumPasswordLength } = await loadSignUpRules(context.db, siteId)
  const fault = newPasswordViolation('newPassword', input.newPassword, minimumPasswordLength)
  if (fault) return refuseFields([fault])
  await requireProof(context, actor, { currentPassword: input.currentPassword, address: request.address })
  const passwordHash = await hashPassword(input.newPassword)
  const now = context.clock.now()
  await context.transaction(async (tx) => {
    if (!(await lockMember(tx, siteId, memberId))) fail('NOT_FOUND')
    await saveCredentials(tx, { siteId, memberId }, { passwordHash }, now)
    await revokeAllAccess(tx, { siteId, memberId }, now, familyId)
    await notifySignInMethodChange(tx, context, { siteId, memberId }, { change: 'password', from: request })
  })
  return {}
}

async function requireProof(
  context: Context,
  { siteId, memberId, familyId }: MemberActor,
  { currentPassword, address }: { currentPassword: string | null | undefined; address: string },
): Promise<void> {
  const hash = (await findCredentials(context.db, siteId, memberId))?.passwordHash
  if (!hash || currentPassword === undefined || currentPassword === null) {
    if (await hasSignedInRecently(context, context.db, { siteId, familyId })) return
    return fail('RECENT_SIGN_IN_REQUIRED')
  }
  const refused = logRefusal(context, 'confirmation', { siteId, memberId, address })
  const attempt = await countAttempt(context, confirmLimits(siteId, memberId), refused)
  if (!(await isPassword(currentPassword, hash))) {
    refused('BAD_PASSWORD')
    fail(signInCodes.wrongPassword)
  }
  await attempt.succeeded()
}
