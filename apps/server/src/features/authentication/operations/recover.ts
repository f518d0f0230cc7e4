import type { OutputOf } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { revokeMemberFamilies } from '../../identity/index.ts'
import { changeMember, lockMember, type Member } from '../../members/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { hashPassword, networkOf, takeAttempt } from '../../users/index.ts'
import { askingLimits } from '../rules/limits.ts'
import { passwordFault } from '../rules/password-rule.ts'
import { verifiedChanges } from '../rules/verified.ts'
import { saveCredentials } from '../store/credentials.ts'
import { deleteHandOversOf, takeRecoveryToken } from '../store/hand-overs.ts'
import { deleteMemberSessions } from '../store/member-sessions.ts'
import { continueSignIn } from './continue-sign-in.ts'
import { loadSignUpRules } from './load-policy.ts'
import { visitorIdOf } from './visitor-id.ts'

/**
 * Sets the password by the link that was mailed. The link shows that the address is theirs; whoever was signed in with
 * the old password is signed out.
 */
export const recover: Operation<'recover'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const { minimumPasswordLength } = await loadSignUpRules(context.db, siteId)
  const fault = passwordFault('password', input.password, minimumPasswordLength)
  if (fault) return refuseFields([fault])
  const key = readSiteSecret(input.recoveryToken.trim())
  if (key?.siteId !== siteId) return fail('INVALID_RECOVERY_TOKEN')
  await takeAttempt(context, askingLimits(networkOf(request.address)))
  const passwordHash = await hashPassword(input.password ?? '')
  const now = context.clock.now()
  return context.transaction(async (tx) => {
    const taken = (await takeRecoveryToken(tx, key, now)) ?? fail('INVALID_RECOVERY_TOKEN')
    const member = (await lockMember(tx, siteId, taken.memberId)) ?? fail('INVALID_RECOVERY_TOKEN')
    await saveCredentials(tx, { siteId, memberId: member.id }, { passwordHash }, now)
    await endEverything(tx, { siteId, memberId: member.id }, now)
    const verified = await verify(tx, context, member)
    const answer = await continueSignIn(tx, context, verified, { visitorId: visitorIdOf(actor), mayMail: false })
    return taken.returnUrl === null ? answer : leadingTo(answer, taken.returnUrl)
  })
}

/** Says where the page that took the password goes on: what the front end that asked for the letter allowed. */
function leadingTo(answer: OutputOf<'recover'>, returnUrl: string): OutputOf<'recover'> {
  return { ...answer, additionalData: { ...answer.additionalData, returnUrl: { strValue: returnUrl } } }
}

/** Every way in that was given out is closed: sessions, tokens, hand-overs and other links. */
async function endEverything(tx: Tx, who: { siteId: string; memberId: string }, now: number): Promise<void> {
  await deleteHandOversOf(tx, who.siteId, who.memberId)
  await deleteMemberSessions(tx, who)
  await revokeMemberFamilies(tx, who, now)
}

async function verify(tx: Tx, context: Context, member: Member): Promise<Member> {
  if (member.login_email_verified_at !== null && !member.awaits_verification) return member
  return changeMember(tx, context, member, verifiedChanges(member), undefined, 'verify')
}
