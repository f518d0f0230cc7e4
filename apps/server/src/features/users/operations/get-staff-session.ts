import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { staffCookie } from '../rules/session.ts'
import { setSessionCookie } from './open-session.ts'
import { showSession } from './show-session.ts'

/** Who is signed in, where they work and what they may do. Asked on every page, so the cookie is renewed here. */
export const getStaffSession: Operation<'getStaffSession'> = async ({ actor, request }, context) => {
  if (actor.type !== 'staff') return fail('PERMISSION_DENIED')
  const cookie = request.cookie(staffCookie)
  if (cookie !== undefined) setSessionCookie(request, cookie)
  return showSession(context, actor, request)
}
