import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { networkOf, takeAttempt } from '../../limits/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { signInLimits } from '../rules/attempts.ts'
import { hashPassword } from '../rules/password.ts'
import { deleteState } from '../store/factors.ts'
import { takePasswordLink } from '../store/password-links.ts'
import { deleteSessionsOf } from '../store/sessions.ts'
import { signalRightsChanged } from '../store/signal-rights-changed.ts'
import { updatePasswordHash } from '../store/users.ts'
import { rememberDevice } from './known-device.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { tellWayIn } from './tell-way-in.ts'

/**
 * Sets the password by the link that was emailed, once, and ends every session. It signs nobody in: the new password,
 * and a code where the person's sign-ins ask for one, do that.
 */
export const resetStaffPassword: Operation<'resetStaffPassword'> = async ({ input, request }, context) => {
  refuseCommonPassword('password', input.password)
  const attempt = await takeAttempt(context, signInLimits('password-link', networkOf(request.address)))
  const key = readSiteSecret(input.token.trim()) ?? fail('INVALID_TOKEN')
  const hash = await hashPassword(input.password)
  const now = context.clock.now()
  const userId = await context.transaction(async (tx) => {
    const { userId } = (await takePasswordLink(tx, key, now)) ?? fail('INVALID_TOKEN')
    await updatePasswordHash(tx, userId, hash, now)
    await deleteState(tx, userId)
    await deleteSessionsOf(tx, userId)
    signalRightsChanged(tx)
    await tellWayIn(tx, context, { siteId: key.siteId, userId }, { change: 'password', from: request })
    return userId
  })
  await attempt.succeeded()
  // Guesses of others may have used up the account's sign-ins: in this browser they do not count.
  await rememberDevice(context, userId, request)
  return {}
}
