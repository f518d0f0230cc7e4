import type { StaffActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { CallRequest, Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { factorLimits } from '../rules/attempts.ts'
import { secondStepTries } from '../rules/second-step.ts'
import { chooseWorkplace } from '../rules/workplace.ts'
import { loadSessionView } from '../steps/load-session-view.ts'
import { openSession } from '../steps/open-session.ts'
import { verifyFactorCode } from '../steps/verify-factor.ts'
import { countTry, deleteState, findStateOwner, lockState } from '../store/factors.ts'
import { findWorkplaces } from '../store/roles.ts'
import { loadUser } from '../store/users.ts'

/** Completes a sign-in with the second-factor code. */
export const finishStaffSignIn: Operation<'finishStaffSignIn'> = async ({ input, request }, context) => {
  const key = readSiteSecret(input.stateToken) ?? fail('NO_ACTIVE_CHALLENGE')
  const userId = await findStateOwner(context.db, key.hash, secondStepTries, context.clock.now())
  if (userId === undefined) return fail('NO_ACTIVE_CHALLENGE')
  const who = { userId, network: toNetwork(request.address), siteId: key.siteId }
  const refused = (reason: string) => context.log.warn({ reason, ...who }, 'staff second factor refused')
  const attempt = await countAttempt(context, factorLimits(userId), refused)
  const opened = await context.transaction((tx) =>
    continueSignIn(tx, context, { hash: key.hash, code: input.code, request }),
  )
  // Refused only after the commit: a try that was counted must stay counted.
  if (!opened) {
    refused('BAD_CODE')
    return fail('VERIFICATION_FAILED', { data: { reason: 'BAD_CODE' } })
  }
  await attempt.succeeded()
  return loadSessionView(context, opened, request)
}

type PresentedCode = { hash: Buffer; code: string; request: CallRequest }

async function continueSignIn(
  tx: Tx,
  context: Context,
  { hash, code, request }: PresentedCode,
): Promise<StaffActor | undefined> {
  const state = await lockState(tx, hash, secondStepTries, context.clock.now())
  if (!state) return fail('NO_ACTIVE_CHALLENGE')
  const { userId, siteId } = state
  const factorId = await verifyFactorCode(tx, context, userId, code)
  if (factorId === undefined) {
    await countTry(tx, userId)
    return undefined
  }
  await deleteState(tx, userId)
  const workplace = chooseWorkplace(await findWorkplaces(tx, userId), siteId) ?? fail('NO_ACTIVE_CHALLENGE')
  return openSession(context, tx, { user: await loadUser(tx, userId), workplace, request, factorId })
}
