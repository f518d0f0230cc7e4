import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { networkOf, takeAttempt } from '../../limits/index.ts'
import { signInLimits } from '../rules/attempts.ts'
import { isPassword } from '../rules/password.ts'
import { workplaceOf } from '../rules/workplace.ts'
import { findWorkplaces } from '../store/roles.ts'
import { findUserByEmail, loadUser } from '../store/users.ts'
import { openSession } from './open-session.ts'
import { askSecondStep } from './second-step.ts'
import { showSession } from './show-session.ts'

/**
 * Signs a person in at the site the page belongs to, or at their first workplace if they have no role there. An
 * unknown e-mail, a wrong password and a person without any workplace look the same and take the same time. Whose sign-ins
 * ask for a code is not in before it is shown.
 */
export const signInStaff: Operation<'signInStaff'> = async ({ input, actor, request }, context) => {
  const attempt = await takeAttempt(context, signInLimits(input.email, networkOf(request.address)))
  const found = await findUserByEmail(context.db, input.email)
  if (!(await isPassword(input.password, found?.password_hash)) || !found) return fail('INVALID_CREDENTIALS')
  const workplaces = await findWorkplaces(context.db, found.id)
  const workplace = workplaceOf(workplaces, actor.siteId) ?? workplaces[0] ?? fail('INVALID_CREDENTIALS')
  await attempt.succeeded()
  const secondStep = await askSecondStep(context, { userId: found.id, siteId: workplace.siteId })
  if (secondStep) return { secondStep }
  const user = await loadUser(context.db, found.id)
  return showSession(context, await openSession(context, context.db, { user, workplace, request }), request)
}
