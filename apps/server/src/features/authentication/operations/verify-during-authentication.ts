import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { changeMember, lockMember } from '../../members/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { codeTries } from '../rules/lifetimes.ts'
import { codeLimits } from '../rules/limits.ts'
import { isCode } from '../rules/mailed-code.ts'
import { mustVerifyEmail } from '../rules/sign-in-step.ts'
import { verifiedChanges } from '../rules/verified.ts'
import { continueSignIn } from '../steps/continue-sign-in.ts'
import { logRefusal } from '../steps/log-refusal.ts'
import { restoreSignUp } from '../steps/restore-sign-up.ts'
import { getVisitorId } from '../steps/visitor-id.ts'
import { countTry, lockState, type SignInState } from '../store/states.ts'

type Reason = 'BAD_CODE' | 'NOT_FOUND' | 'SEND_CODE_ERROR'
type Answer = Awaited<ReturnType<typeof continueSignIn>>

/** Continues a sign-in with the emailed code, which verifies the address. */
export const verifyDuringAuthentication: Operation<'verifyDuringAuthentication'> = async (
  { input, actor, request },
  context,
) => {
  const key = readSiteSecret(input.stateToken)
  if (key?.siteId !== actor.siteId) return refuse('NOT_FOUND')
  const now = context.clock.now()
  const going = await context.transaction((tx) => lockState(tx, key, now))
  const who = { siteId: actor.siteId, memberId: going?.memberId, address: request.address }
  const refused = logRefusal(context, 'sign-in', who)
  if (going?.kind === 'EMAIL_VERIFICATION')
    await countAttempt(context, codeLimits(actor.siteId, going.memberId), refused)
  const outcome = await context.transaction(async (tx): Promise<Answer | Reason> => {
    const state = await lockState(tx, key, now)
    if (state?.kind !== 'EMAIL_VERIFICATION') return 'NOT_FOUND'
    const wrong = await codeRefusal(context, tx, { ...state, siteId: actor.siteId }, input.code, now)
    if (wrong) return wrong
    return continueVerified(tx, context, { siteId: actor.siteId, state, visitorId: getVisitorId(actor) })
  })
  // Fails after the commit so that the counted attempt is not rolled back.
  if (typeof outcome !== 'string') return outcome
  refused(outcome)
  return refuse(outcome)
}

function refuse(reason: Reason): never {
  return fail('VERIFICATION_FAILED', { data: { reason } })
}

async function codeRefusal(
  context: Context,
  tx: Tx,
  { siteId, id, codeHash, codeExpiresAt, messageId, tries }: SignInState & { siteId: string },
  code: string,
  now: number,
): Promise<Reason | undefined> {
  if (codeHash === null || codeExpiresAt === null || messageId === null) return 'SEND_CODE_ERROR'
  if (tries < codeTries && codeExpiresAt > now && isCode(code, id, codeHash)) return undefined
  await countTry(tx, siteId, id)
  return (await context.ports.authentication.hasMessageFailed(tx, siteId, messageId)) ? 'SEND_CODE_ERROR' : 'BAD_CODE'
}

async function continueVerified(
  tx: Tx,
  context: Context,
  { siteId, state, visitorId }: { siteId: string; state: SignInState; visitorId: string | null },
): Promise<Answer | Reason> {
  const member = await lockMember(tx, siteId, state.memberId)
  if (!member || !mustVerifyEmail(member)) return 'NOT_FOUND'
  const theirs = await restoreSignUp(tx, context, member, state)
  const verified = await changeMember(tx, context, theirs, verifiedChanges(theirs), undefined, 'verify')
  const { returnUrl, providerId } = state
  return continueSignIn(tx, context, verified, { visitorId, canEmail: false, returnUrl, providerId })
}
