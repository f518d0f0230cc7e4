import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { factorLimits } from '../rules/attempts.ts'
import { markStaffBrowser } from '../steps/known-browser.ts'
import { notifySignInMethodChange } from '../steps/notify-sign-in-method-change.ts'
import { requireSession } from '../steps/require-session.ts'
import { issueRecoveryCodes, verifyTotpStep } from '../steps/verify-factor.ts'
import { activateFactorRow, lockFactor } from '../store/factors.ts'
import { deleteOtherSessions, updateShownFactor } from '../store/sessions.ts'
import { signalRightsChanged } from '../store/signal-rights-changed.ts'

/**
 * Activates the authenticator app with a code and returns recovery codes. Ends the person's other sessions: none of them
 * has shown a code.
 */
export const activateStaffFactor: Operation<'activateStaffFactor'> = async ({ input, actor, request }, context) => {
  if (actor.type !== 'staff') return fail('PERMISSION_DENIED')
  const { userId, sessionId } = actor
  const attempt = await countAttempt(context, factorLimits(userId))
  const recoveryCodes = await context.transaction(async (tx) => {
    await requireSession(tx, actor)
    const factor = (await lockFactor(tx, userId)) ?? fail('NOT_FOUND')
    if (factor.activatedAt) fail('FACTOR_ALREADY_ACTIVE')
    if (!(await verifyTotpStep(tx, context, factor, input.code)))
      return fail('VERIFICATION_FAILED', { data: { reason: 'BAD_CODE' } })
    await activateFactorRow(tx, userId, context.clock.now())
    await updateShownFactor(tx, userId, sessionId, factor.id)
    await deleteOtherSessions(tx, userId, sessionId)
    signalRightsChanged(tx)
    await notifySignInMethodChange(tx, context, actor, { change: 'factorOn', which: { factor: 'TOTP' }, from: request })
    return issueRecoveryCodes(tx, userId)
  })
  await markStaffBrowser(context, request, userId)
  await attempt.succeeded()
  return { recoveryCodes }
}
