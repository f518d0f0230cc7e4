import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { staffCookie } from '../rules/session.ts'
import { loadSessionView } from '../steps/load-session-view.ts'
import { setSessionCookie } from '../steps/open-session.ts'

/** Returns the signed-in user, their workplaces and permissions. Called on every page, so it renews the cookie. */
export const getStaffSession: Operation<'getStaffSession'> = async ({ actor, request }, context) => {
  if (actor.type !== 'staff') return fail('PERMISSION_DENIED')
  const cookie = request.cookie(staffCookie)
  if (cookie !== undefined) setSessionCookie(request, cookie)
  return loadSessionView(context, actor, request)
}
