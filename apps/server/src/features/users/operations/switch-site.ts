import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { chooseWorkplace } from '../rules/workplace.ts'
import { loadSessionView } from '../steps/load-session-view.ts'
import { openSession } from '../steps/open-session.ts'
import { requireSession } from '../steps/require-session.ts'
import { findWorkplaces } from '../store/roles.ts'
import { findShownFactor } from '../store/sessions.ts'
import { loadUser } from '../store/users.ts'

/** Switches to another site with a new session. */
export const switchSite: Operation<'switchSite'> = async ({ input, actor, request }, context) => {
  if (actor.type !== 'staff') return fail('PERMISSION_DENIED')
  const workplaces = await findWorkplaces(context.db, actor.userId)
  const workplace = chooseWorkplace(workplaces, input.siteId) ?? fail('NOT_FOUND')
  const user = await loadUser(context.db, actor.userId)
  const opened = await context.transaction(async (tx) => {
    await requireSession(tx, actor)
    const factorId = await findShownFactor(tx, actor.userId, actor.sessionId)
    return openSession(context, tx, { user, workplace, request, factorId })
  })
  return loadSessionView(context, opened, request)
}
