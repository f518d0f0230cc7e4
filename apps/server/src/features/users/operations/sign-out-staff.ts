import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { staffCookie } from '../rules/session.ts'
import { endSession } from '../steps/open-session.ts'

/** Ends the session and clears its cookie. */
export const signOutStaff: Operation<'signOutStaff'> = async ({ actor, request }, context) => {
  if (actor.type !== 'staff') return fail('PERMISSION_DENIED')
  await endSession(context.db, request)
  request.setCookie(staffCookie, null)
  return {}
}
