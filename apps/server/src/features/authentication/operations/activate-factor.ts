import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { codeTries, freshSignInMs } from '../rules/lifetimes.ts'
import { factorLimits } from '../rules/limits.ts'
import { isCode } from '../rules/mailed-code.ts'
import { issueRecoveryCodes } from '../steps/issue-recovery-codes.ts'
import { withMarkRenewed } from '../steps/known-browser.ts'
import { lockCallingMember } from '../steps/lock-calling-member.ts'
import { logRefusal } from '../steps/log-refusal.ts'
import { notifySignInMethodChange } from '../steps/notify-sign-in-method-change.ts'
import { requireMember } from '../steps/require-member.ts'
import { requireRecentSignIn } from '../steps/require-recent-sign-in.ts'
import { revokeAllAccess } from '../steps/revoke-all-access.ts'
import { verifyTotpStep } from '../steps/verify-factor.ts'
import { countFactorTry, type FactorRow, listFactorRows, lockFactor, markFactorUsed } from '../store/factors.ts'
import { countRecoveryCodes } from '../store/recovery-codes.ts'

type Who = { siteId: string; memberId: string }

/**
 * Activates a factor with one of its codes. The first factor comes with recovery codes, and ends all other sign-ins: none
 * of them has shown a code.
 */
export const activateFactor: Operation<'activateFactor'> = async ({ input, actor, request }, context) => {
  const { siteId, memberId, familyId } = requireMember(actor)
  const who = { siteId, memberId }
  const key = { ...who, id: input.factorId.toLowerCase() }
  const refused = logRefusal(context, 'second factor', { ...who, address: request.address })
  const attempt = await countAttempt(context, factorLimits(siteId, memberId), refused)
  const change = async (tx: Tx) => {
    await lockCallingMember(tx, { ...who, familyId })
    const isFirst = !(await listFactorRows(tx, who)).some(({ isActive }) => isActive)
    const factor = (await lockFactor(tx, key)) ?? fail('NOT_FOUND')
    if (factor.isActive) fail('FACTOR_ALREADY_ACTIVE')
    // Starting it was confirmed, which lasts as long as a sign-in would; sent codes have expired by then.
    if (factor.type === 'TOTP' && context.clock.now() - Date.parse(factor.createdDate) >= freshSignInMs)
      await requireRecentSignIn({ ...context, db: tx }, { siteId, familyId })
    if (!(await verifyShownCode(tx, context, who, { factor, code: input.code }))) {
      await countFactorTry(tx, key)
      return undefined
    }
    if (isFirst) await revokeAllAccess(tx, context, who, familyId)
    await notifySignInMethodChange(tx, context, who, {
      change: 'factorOn',
      which: { factor: factor.type },
      from: request,
    })
    return (await countRecoveryCodes(tx, who)) === 0 ? issueRecoveryCodes(tx, who) : []
  }
  const recoveryCodes = await withMarkRenewed(context, request, who, () => context.transaction(change))
  // Fails after the commit so that the counted attempt is not rolled back.
  if (!recoveryCodes) {
    refused('BAD_CODE')
    return fail('VERIFICATION_FAILED', { data: { reason: 'BAD_CODE' } })
  }
  await attempt.succeeded()
  return { recoveryCodes }
}

async function verifyShownCode(
  tx: Tx,
  context: Context,
  who: Who,
  { factor, code }: { factor: FactorRow; code: string },
): Promise<boolean> {
  if (factor.tries >= codeTries) return false
  if (factor.type === 'TOTP') return verifyTotpStep(tx, context, who, { factor, code })
  const { id, codeHash, codeExpiresAt } = factor
  const now = context.clock.now()
  if (codeHash === null || codeExpiresAt === null || codeExpiresAt <= now || !isCode(code, id, codeHash)) return false
  await markFactorUsed(tx, { siteId: who.siteId, id }, null, now)
  return true
}
