import type { Operation } from '../../../operation.ts'
import { networkOf, takeAttempt } from '../../limits/index.ts'
import { findMemberByLoginEmail } from '../../members/index.ts'
import { requestLimits } from '../rules/limits.ts'
import { mayWriteTo } from './may-write.ts'
import { mailPasswordLink, returnUrlOf } from './password-link.ts'

/** Emails a password link if the member exists and may sign in. Answers the same otherwise. */
export const sendRecoveryEmail: Operation<'sendRecoveryEmail'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const returnUrl = await returnUrlOf(context, siteId, input.redirect)
  await takeAttempt(context, requestLimits(networkOf(request.address)))
  const { email } = input
  const member = await findMemberByLoginEmail(context.db, siteId, email)
  // Counted for unknown addresses too, so that timing reveals nothing.
  const mayMail = await mayWriteTo(context, { siteId, email, purpose: 'RECOVERY', request, memberId: member?.id })
  await context.transaction(async (tx) => {
    if (!member || !mayMail || member.status === 'BLOCKED' || member.status === 'OFFLINE') return
    await mailPasswordLink(tx, context, { member, reason: 'RECOVERY', returnUrl, language: input.language })
  })
  return {}
}
