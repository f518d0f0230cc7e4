import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { notifySignInMethodChange } from '../steps/notify-sign-in-method-change.ts'
import { requireConfirmed } from '../steps/require-session.ts'
import { confirmPerson } from '../steps/verify-factor.ts'
import { deleteFactor, findFactor } from '../store/factors.ts'

/** Removes the person's authenticator app after confirmation. If one is required they must set up another. */
export const removeStaffFactor: Operation<'removeStaffFactor'> = async ({ input, actor, request }, context) => {
  if (actor.type !== 'staff') return fail('PERMISSION_DENIED')
  const { userId } = actor
  if (!(await findFactor(context.db, userId))?.activatedAt) return fail('FACTOR_NOT_AVAILABLE')
  const confirmed = await confirmPerson(context, userId, input, request)
  await context.transaction(async (tx) => {
    await requireConfirmed(tx, actor, confirmed)
    if (!(await deleteFactor(tx, userId))) return
    await notifySignInMethodChange(tx, context, actor, {
      change: 'factorOff',
      which: { factor: 'TOTP' },
      from: request,
    })
  })
  return {}
}
