import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { CallRequest, Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { lockMember } from '../../members/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { codeTries } from '../rules/lifetimes.ts'
import { isCode } from '../rules/mailed-code.ts'
import { continueSignIn } from '../steps/continue-sign-in.ts'
import { logRefusal } from '../steps/log-refusal.ts'
import { verifyLoginEmail } from '../steps/verify-login-email.ts'
import { getVisitorId } from '../steps/visitor-id.ts'
import { countMailedTry, deleteMailedSignIns, lockMailedSignIn, type MailedSignIn } from '../store/mailed-sign-ins.ts'

type Reason = 'BAD_CODE' | 'NOT_FOUND'

/** Signs in with the emailed code or link. Using one invalidates the other. */
export const finishMailedSignIn: Operation<'finishMailedSignIn'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const { linkToken, requestToken = '', code = '' } = input
  const key = readSiteSecret((linkToken ?? requestToken).trim())
  if (key?.siteId !== siteId) return refuse('NOT_FOUND')
  const now = context.clock.now()
  const by = linkToken === undefined ? 'request_hash' : 'link_hash'
  const outcome = await context.transaction(async (tx) => {
    const found = await lockMailedSignIn(tx, { ...key, by }, now)
    if (!found) return 'NOT_FOUND'
    if (linkToken === undefined && !(await isCorrectCode(tx, siteId, found, code))) return 'BAD_CODE'
    return found.memberId === null
      ? 'BAD_CODE'
      : completeSignIn(tx, context, {
          siteId,
          memberId: found.memberId,
          visitorId: getVisitorId(actor),
          browser: request,
        })
  })
  // Fails after the commit so that the counted attempt is not rolled back.
  if (typeof outcome !== 'string') return outcome
  logRefusal(context, 'sign-in', { siteId, address: request.address })(outcome)
  return refuse(outcome)
}

function refuse(reason: Reason): never {
  return fail('VERIFICATION_FAILED', { data: { reason } })
}

async function isCorrectCode(
  tx: Tx,
  siteId: string,
  { id, codeHash, tries }: MailedSignIn,
  code: string,
): Promise<boolean> {
  if (tries < codeTries && isCode(code, id, codeHash)) return true
  await countMailedTry(tx, siteId, id)
  return false
}

type VerifiedSignIn = {
  siteId: string
  memberId: string
  visitorId: string | null
  browser: Pick<CallRequest, 'cookie'>
}

async function completeSignIn(tx: Tx, context: Context, { siteId, memberId, ...going }: VerifiedSignIn) {
  await deleteMailedSignIns(tx, siteId, memberId)
  const member = await lockMember(tx, siteId, memberId)
  if (!member) return 'NOT_FOUND'
  return continueSignIn(tx, context, await verifyLoginEmail(tx, context, member), { ...going, canEmail: false })
}
