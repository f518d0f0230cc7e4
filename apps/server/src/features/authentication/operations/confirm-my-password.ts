import { signInCodes } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { isPassword } from '../../users/index.ts'
import { confirmLimits } from '../rules/limits.ts'
import { logRefusal } from '../steps/log-refusal.ts'
import { findCredentials } from '../store/credentials.ts'

/** Checks the member's password. Changes nothing. */
export const confirmMyPassword: Operation<'confirmMyPassword'> = async ({ input, actor, request }, context) => {
  if (actor.type !== 'member') return fail('PERMISSION_DENIED')
  const { siteId, memberId } = actor
  const refused = logRefusal(context, 'confirmation', { siteId, memberId, address: request.address })
  const attempt = await countAttempt(context, confirmLimits(siteId, memberId), refused)
  const credentials = await findCredentials(context.db, siteId, memberId)
  if (!credentials?.passwordHash) return fail(signInCodes.passwordNotSet)
  if (!(await isPassword(input.password, credentials.passwordHash))) {
    refused('BAD_PASSWORD')
    return fail(signInCodes.wrongPassword)
  }
  await attempt.succeeded()
  return {}
}
