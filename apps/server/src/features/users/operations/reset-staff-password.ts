import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { signInLimits } from '../rules/attempts.ts'
import { hashPassword } from '../rules/password.ts'
import { markStaffBrowser } from '../steps/known-browser.ts'
import { notifySignInMethodChange } from '../steps/notify-sign-in-method-change.ts'
import { proveEmail } from '../steps/prove-email.ts'
import { refuseCommonPassword } from '../steps/refuse-common-password.ts'
import { deleteState } from '../store/factors.ts'
import { takePasswordLink } from '../store/password-links.ts'
import { deleteUserSessions } from '../store/sessions.ts'
import { signalRightsChanged } from '../store/signal-rights-changed.ts'
import { updatePasswordHash } from '../store/users.ts'

/**
 * Sets the password with the emailed link and ends every session. Does not sign in. A second factor from before the
 * address was proved is dropped.
 */
export const resetStaffPassword: Operation<'resetStaffPassword'> = async ({ input, request }, context) => {
  refuseCommonPassword('password', input.password)
  const attempt = await countAttempt(context, signInLimits('password-link', toNetwork(request.address)))
  const key = readSiteSecret(input.token.trim()) ?? fail('INVALID_TOKEN')
  const hash = await hashPassword(input.password)
  const now = context.clock.now()
  const userId = await context.transaction(async (tx) => {
    const { userId } = (await takePasswordLink(tx, key, now)) ?? fail('INVALID_TOKEN')
    await updatePasswordHash(tx, userId, hash, now)
    await proveEmail(tx, context, userId)
    await deleteState(tx, userId)
    await deleteUserSessions(tx, userId)
    signalRightsChanged(tx)
    await notifySignInMethodChange(tx, context, { siteId: key.siteId, userId }, { change: 'password', from: request })
    return userId
  })
  await attempt.succeeded()
  // Other people's guesses may have exhausted the account's limit; this browser has its own.
  await markStaffBrowser(context, request, userId)
  return {}
}
