import { signInCodes } from '@kalends/contract'
import type { MemberActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { isLiveFamily } from '../../identity/index.ts'
import { countAttempt } from '../../limits/index.ts'
import { isPassword } from '../../users/index.ts'
import { confirmLimits } from '../rules/limits.ts'
import { findCredentials } from '../store/credentials.ts'
import { logRefusal } from './log-refusal.ts'
import { requireRecentSignIn } from './require-recent-sign-in.ts'

/** Called in the transaction of the change, once the member is locked: throws if what was proved holds no longer. */
export type ProofCheck = (tx: Tx) => Promise<void>

/**
 * Requires the current password of the calling member, or a recent sign-in if none is sent. Throws
 * RECENT_SIGN_IN_REQUIRED, a wrong password, or THROTTLED_FEATURE.
 */
export async function requireProof(
  context: Context,
  { siteId, memberId, familyId }: MemberActor,
  { currentPassword, address }: { currentPassword: string | null | undefined; address: string },
): Promise<ProofCheck> {
  const hash = (await findCredentials(context.db, siteId, memberId))?.passwordHash
  if (!hash || currentPassword === undefined || currentPassword === null) {
    await requireRecentSignIn(context, { siteId, familyId })
    return (tx) => requireRecentSignIn(context, { siteId, familyId }, tx)
  }
  const refused = logRefusal(context, 'confirmation', { siteId, memberId, address })
  const attempt = await countAttempt(context, confirmLimits(siteId, memberId), refused)
  if (!(await isPassword(currentPassword, hash))) {
    refused('BAD_PASSWORD')
    fail(signInCodes.wrongPassword)
  }
  await attempt.succeeded()
  return async (tx) => {
    if (!(await isLiveFamily(tx, { siteId, familyId }))) fail('RECENT_SIGN_IN_REQUIRED')
    if ((await findCredentials(tx, siteId, memberId))?.passwordHash !== hash) fail(signInCodes.wrongPassword)
  }
}
