import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { changeMember } from '../../members/index.ts'
import { codeTries } from '../rules/lifetimes.ts'
import { codeLimits } from '../rules/limits.ts'
import { isCode } from '../rules/mailed-code.ts'
import { verifiedChanges } from '../rules/verified.ts'
import { withMarkRenewed } from '../steps/known-browser.ts'
import { lockCallingMember } from '../steps/lock-calling-member.ts'
import { logRefusal } from '../steps/log-refusal.ts'
import { moveLoginEmail } from '../steps/move-login-email.ts'
import { requireMember } from '../steps/require-member.ts'
import { requireRecentSignIn } from '../steps/require-recent-sign-in.ts'
import { revokeAllAccess } from '../steps/revoke-all-access.ts'
import {
  countLoginEmailTry,
  deleteLoginEmailChange,
  isOwnAddressWanted,
  lockLoginEmailChange,
} from '../store/login-email-changes.ts'

/**
 * Changes the sign-in address with the code that was sent there; every other sign-in ends. A code sent to the member's
 * own address verifies it, and needs no recent sign-in.
 */
export const finishLoginEmailChange: Operation<'finishLoginEmailChange'> = async (
  { input, actor, request },
  context,
) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  const who = { siteId, memberId }
  if (!(await isOwnAddressWanted(context.db, who))) await requireRecentSignIn(context, { siteId, familyId })
  const refused = logRefusal(context, 'confirmation', { ...who, address: request.address })
  const attempt = await countAttempt(context, codeLimits(siteId, memberId), refused)
  const now = context.clock.now()
  const change = async (tx: Tx) => {
    const member = await lockCallingMember(tx, { ...who, familyId })
    const wanted = await lockLoginEmailChange(tx, who, now)
    if (!wanted) return undefined
    const { newEmail } = wanted
    if (wanted.tries >= codeTries || !isCode(input.code, wanted.id, wanted.codeHash)) {
      await countLoginEmailTry(tx, who)
      return undefined
    }
    if (newEmail === member.login_email) {
      await deleteLoginEmailChange(tx, siteId, memberId)
      return changeMember(tx, context, member, verifiedChanges(member), actor, 'verify')
    }
    const after = await moveLoginEmail(tx, context, member, { newEmail, isVerified: true, actor, from: request })
    await revokeAllAccess(tx, context, who, familyId)
    return after
  }
  const moved = await withMarkRenewed(context, request, who, () => context.transaction(change))
  // Fails after the commit so that the counted attempt is not rolled back.
  if (!moved) {
    refused('BAD_CODE')
    return fail('VERIFICATION_FAILED', { data: { reason: 'BAD_CODE' } })
  }
  await attempt.succeeded()
  return { loginEmail: moved.login_email }
}
