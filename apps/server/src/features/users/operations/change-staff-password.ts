import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { hashPassword } from '../rules/password.ts'
import { markStaffBrowser } from '../steps/known-browser.ts'
import { notifySignInMethodChange } from '../steps/notify-sign-in-method-change.ts'
import { refuseCommonPassword } from '../steps/refuse-common-password.ts'
import { requireConfirmed } from '../steps/require-session.ts'
import { confirmPerson } from '../steps/verify-factor.ts'
import { deleteState } from '../store/factors.ts'
import { deletePasswordLinks } from '../store/password-links.ts'
import { deleteOtherSessions } from '../store/sessions.ts'
import { signalRightsChanged } from '../store/signal-rights-changed.ts'
import { updatePasswordHash } from '../store/users.ts'

/**
 * Changes the password, given the current one. Ends the person's other sessions. Of two changes at the same moment the
 * second is refused: it was confirmed with a password that is none any more.
 */
export const changeStaffPassword: Operation<'changeStaffPassword'> = async ({ input, actor, request }, context) => {
  if (actor.type !== 'staff') return fail('PERMISSION_DENIED')
  const { userId, sessionId } = actor
  refuseCommonPassword('newPassword', input.newPassword)
  const confirmed = await confirmPerson(context, userId, { password: input.password }, request)
  const hash = await hashPassword(input.newPassword)
  await context.transaction(async (tx) => {
    await requireConfirmed(tx, actor, confirmed)
    await updatePasswordHash(tx, userId, hash, context.clock.now())
    await deleteState(tx, userId)
    await deletePasswordLinks(tx, userId)
    await deleteOtherSessions(tx, userId, sessionId)
    signalRightsChanged(tx)
    await notifySignInMethodChange(tx, context, actor, { change: 'password', from: request })
  })
  await markStaffBrowser(context, request, userId)
  return {}
}
