import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { notifySignInMethodChange } from '../steps/notify-sign-in-method-change.ts'
import { requireConfirmed } from '../steps/require-session.ts'
import { confirmPerson, issueRecoveryCodes } from '../steps/verify-factor.ts'
import { findFactor, lockFactor } from '../store/factors.ts'

/** Replaces the recovery codes with ten new ones. */
export const renewStaffRecoveryCodes: Operation<'renewStaffRecoveryCodes'> = async (
  { input, actor, request },
  context,
) => {
  if (actor.type !== 'staff') return fail('PERMISSION_DENIED')
  const { userId } = actor
  if (!(await findFactor(context.db, userId))?.activatedAt) return fail('FACTOR_NOT_AVAILABLE')
  const confirmed = await confirmPerson(context, userId, input, request)
  const recoveryCodes = await context.transaction(async (tx) => {
    await requireConfirmed(tx, actor, confirmed)
    // Locks the factor, so that concurrent requests run one after the other and none succeeds once it is removed.
    if (!(await lockFactor(tx, userId))?.activatedAt) return fail('FACTOR_NOT_AVAILABLE')
    await notifySignInMethodChange(tx, context, actor, { change: 'recoveryCodes', from: request })
    return issueRecoveryCodes(tx, userId)
  })
  return { recoveryCodes }
}
