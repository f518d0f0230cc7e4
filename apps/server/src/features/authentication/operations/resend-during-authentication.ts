import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { lockMember, memberLanguage } from '../../members/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { codeIntervalMs } from '../rules/lifetimes.ts'
import { countEmail } from '../steps/count-email.ts'
import { loadIdentity } from '../steps/load-identity.ts'
import { sendCode } from '../steps/send-code.ts'
import { lockState } from '../store/states.ts'

/** Emails a new code for the same state and invalidates the previous one, at most once in 30 seconds. */
export const resendDuringAuthentication: Operation<'resendDuringAuthentication'> = async (
  { input, actor, request },
  context,
) => {
  const stateToken = input.stateToken ?? ''
  const { siteId } = actor
  const key = readSiteSecret(stateToken)
  if (key?.siteId !== siteId) return fail('NOT_FOUND')
  const now = context.clock.now()
  const { email, memberId } = await context.transaction(async (tx) => {
    const state = await lockState(tx, key, now)
    const member = state?.kind === 'EMAIL_VERIFICATION' && (await lockMember(tx, siteId, state.memberId))
    if (!state || !member) return fail('NOT_FOUND')
    const wait = (state.codeSentAt ?? 0) + codeIntervalMs - now
    if (wait > 0) fail('THROTTLED_FEATURE', { data: { retryAfterSeconds: Math.ceil(wait / 1000) } })
    return { email: member.login_email, memberId: member.id }
  })
  await countEmail(context, { siteId, email, purpose: 'VERIFICATION', request, memberId })
  return context.transaction(async (tx) => {
    const state = (await lockState(tx, key, now)) ?? fail('NOT_FOUND')
    const member = (await lockMember(tx, siteId, state.memberId)) ?? fail('NOT_FOUND')
    await sendCode(tx, context, { member, stateId: state.id, language: memberLanguage(member) })
    const identity = await loadIdentity(tx, member)
    return { state: 'REQUIRE_EMAIL_VERIFICATION' as const, stateToken, identity }
  })
}
