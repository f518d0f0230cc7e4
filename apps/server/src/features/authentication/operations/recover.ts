import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { lockMember } from '../../members/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { hashPassword } from '../../users/index.ts'
import { requestLimits } from '../rules/limits.ts'
import { continueSignIn } from '../steps/continue-sign-in.ts'
import { loadSignUpRules } from '../steps/load-sign-up-rules.ts'
import { newPasswordViolation } from '../steps/new-password-violation.ts'
import { notifySignInMethodChange } from '../steps/notify-sign-in-method-change.ts'
import { revokeAllAccess } from '../steps/revoke-all-access.ts'
import { verifyLoginEmail } from '../steps/verify-login-email.ts'
import { getVisitorId } from '../steps/visitor-id.ts'
import { findCredentials, saveCredentials } from '../store/credentials.ts'
import { takeRecoveryToken } from '../store/one-time-tokens.ts'

/**
 * Sets the password with the emailed link, which verifies the address. Ends all sign-ins made with the old password.
 */
export const recover: Operation<'recover'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const { minimumPasswordLength } = await loadSignUpRules(context.db, siteId)
  const fault = newPasswordViolation('password', input.password, minimumPasswordLength)
  if (fault) return refuseFields([fault])
  const key = readSiteSecret(input.recoveryToken.trim())
  if (key?.siteId !== siteId) return fail('INVALID_RECOVERY_TOKEN')
  await countAttempt(context, requestLimits(toNetwork(request.address)))
  const passwordHash = await hashPassword(input.password ?? '')
  const now = context.clock.now()
  return context.transaction(async (tx) => {
    const taken = (await takeRecoveryToken(tx, key, now)) ?? fail('INVALID_RECOVERY_TOKEN')
    const member = (await lockMember(tx, siteId, taken.memberId)) ?? fail('INVALID_RECOVERY_TOKEN')
    const who = { siteId, memberId: member.id }
    const before = await findCredentials(tx, siteId, member.id)
    const verified = await verifyLoginEmail(tx, context, member)
    await saveCredentials(tx, who, { passwordHash }, now)
    await revokeAllAccess(tx, context, who)
    // Who sets the first password has changed nothing.
    if (before?.passwordHash) await notifySignInMethodChange(tx, context, who, { change: 'password', from: request })
    const { returnUrl } = taken
    return continueSignIn(tx, context, verified, { visitorId: getVisitorId(actor), canEmail: false, returnUrl })
  })
}
