import type { OutputOf } from '@kalends/contract'
import type { StaffActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { accountLimits } from '../rules/attempts.ts'
import { isPassword } from '../rules/password.ts'
import { secondStepMs } from '../rules/second-step.ts'
import { chooseWorkplace } from '../rules/workplace.ts'
import { findKnownAccountId } from '../steps/known-browser.ts'
import { loadSessionView } from '../steps/load-session-view.ts'
import { openSession } from '../steps/open-session.ts'
import { findFactor, saveState } from '../store/factors.ts'
import { findWorkplaces } from '../store/roles.ts'
import { findUserByEmail, loadUser, lockPasswordHash } from '../store/users.ts'

/**
 * Signs a person in at the page's site, or at their first workplace. An unknown email, a wrong password and a person
 * without a workplace look the same and take the same time. With a second factor no session is opened until a code is
 * verified.
 */
export const signInStaff: Operation<'signInStaff'> = async ({ input, actor, request }, context) => {
  const network = toNetwork(request.address)
  const found = await findUserByEmail(context.db, input.email)
  const device = await findKnownAccountId(context, request, found)
  // Logs no input, because people sometimes enter passwords in the email field.
  const refused = (reason: string) =>
    context.log.warn({ reason, userId: found?.id, network, siteId: actor.siteId }, 'staff sign-in refused')
  const attempt = await countAttempt(context, accountLimits(input.email, network, device), refused)
  if (!(await isPassword(input.password, found?.password_hash)) || !found) {
    refused(found ? 'WRONG_PASSWORD' : 'UNKNOWN_EMAIL')
    return fail('INVALID_CREDENTIALS')
  }
  const workplaces = await findWorkplaces(context.db, found.id)
  const workplace = chooseWorkplace(workplaces, actor.siteId) ?? workplaces[0]
  if (!workplace) {
    refused('NO_WORKPLACE')
    return fail('INVALID_CREDENTIALS')
  }
  await attempt.succeeded()
  const going = await context.transaction(async (tx): Promise<{ secondStep: SecondStep } | StaffActor | undefined> => {
    // Changed concurrently: the one that was shown opens nothing any more.
    if ((await lockPasswordHash(tx, found.id)) !== found.password_hash) return undefined
    const secondStep = await requireSecondStep(tx, context, { userId: found.id, siteId: workplace.siteId })
    if (secondStep) return { secondStep }
    const user = await loadUser(tx, found.id)
    return openSession(context, tx, { user, workplace, request, factorId: null })
  })
  if (!going) {
    refused('WRONG_PASSWORD')
    return fail('INVALID_CREDENTIALS')
  }
  return 'secondStep' in going ? going : loadSessionView(context, going, request)
}

type SecondStep = NonNullable<OutputOf<'signInStaff'>['secondStep']>

/** Returns the second step of a sign-in; undefined if the password was enough. */
async function requireSecondStep(
  tx: Tx,
  context: Context,
  { userId, siteId }: { userId: string; siteId: string },
): Promise<SecondStep | undefined> {
  if (!(await findFactor(tx, userId))?.activatedAt) return undefined
  const { text, hash } = newSiteSecret(siteId)
  const expiresAt = context.clock.now() + secondStepMs
  await saveState(tx, { userId, siteId, hash, expiresAt })
  return { stateToken: text, expiresDate: new Date(expiresAt).toISOString() }
}
