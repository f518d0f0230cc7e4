import { signInCodes } from '@kalends/contract'
import type { MemberActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { isPassword } from '../../users/index.ts'
import { confirmLimits } from '../rules/limits.ts'
import { findCredentials } from '../store/credentials.ts'
import { hasSignedInRecently } from './has-signed-in-recently.ts'
import { logRefusal } from './log-refusal.ts'

/**
 * Requires the current password of the calling member, or a recent sign-in if none is sent. Throws
 * RECENT_SIGN_IN_REQUIRED, a wrong password, or THROTTLED_FEATURE.
 */
export async function requireProof(
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
