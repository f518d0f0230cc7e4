import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { isPassword } from '../../users/index.ts'
import { confirmLimits } from '../rules/limits.ts'
import { findCredentials } from '../store/credentials.ts'
import { listFactorRows } from '../store/factors.ts'
import { logRefusal } from './log-refusal.ts'
import { requireRecentSignIn } from './require-recent-sign-in.ts'
import { verifyRecoveryCode, verifyTotp } from './verify-factor.ts'

type Who = { siteId: string; memberId: string; familyId: string }
type From = { address: string }
type Proof = { password?: string | undefined; factorCode?: string | undefined }

/**
 * Throws VERIFICATION_FAILED unless the member confirms with their password, an authenticator code or a recovery code.
 * A member who has none of these must have signed in recently: RECENT_SIGN_IN_REQUIRED. Returns the hash of the password
 * that was shown, for `lockCallingMember` to compare.
 */
export async function confirmMember(
  context: Context,
  who: Who,
  proof: Proof,
  { address }: From,
): Promise<string | undefined> {
  const { password, factorCode } = proof
  const hash = (await findCredentials(context.db, who.siteId, who.memberId))?.passwordHash
  const isLocked = (await listFactorRows(context.db, who)).some(({ isActive }) => isActive)
  if (!hash && !isLocked) {
    await requireRecentSignIn(context, who)
    return undefined
  }
  const { siteId, memberId } = who
  const refused = logRefusal(context, 'confirmation', { siteId, memberId, address })
  const attempt = await countAttempt(context, confirmLimits(who.siteId, who.memberId), refused)
  const isShown = factorCode
    ? await context.transaction(
        async (tx) =>
          (await verifyTotp(tx, context, who, factorCode)) || (await verifyRecoveryCode(tx, who, factorCode)),
      )
    : hash !== undefined && hash !== null && (await isPassword(password ?? '', hash))
  if (!isShown) {
    const reason = factorCode ? 'BAD_CODE' : 'BAD_PASSWORD'
    refused(reason)
    fail('VERIFICATION_FAILED', { data: { reason } })
  }
  await attempt.succeeded()
  return factorCode ? undefined : (hash ?? undefined)
}
