import type { Operation } from '../../../operation.ts'
import { networkOf, takeAttempt } from '../../limits/index.ts'
import { findMemberByLoginEmail } from '../../members/index.ts'
import { askingLimits } from '../rules/limits.ts'
import { mayWriteTo } from './may-write.ts'
import { mailPasswordLink, returnUrlOf } from './password-link.ts'

/** Mails a link to set the password if there is such a member who may sign in, and answers the same if there is none. */
export const sendRecoveryEmail: Operation<'sendRecoveryEmail'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const returnUrl = await returnUrlOf(context, siteId, input.redirect)
  await takeAttempt(context, askingLimits(networkOf(request.address)))
  const { email } = input
  const member = await findMemberByLoginEmail(context.db, siteId, email)
  // Counted whether or not there is such a member, so that the answer takes as long.
  const mayMail = await mayWriteTo(context, { siteId, email, purpose: 'RECOVERY', request, memberId: member?.id })
  await context.transaction(async (tx) => {
    if (!member || !mayMail || member.status === 'BLOCKED' || member.status === 'OFFLINE') return
    await mailPasswordLink(tx, context, { member, reason: 'RECOVERY', returnUrl, language: input.language })
  })
  return {}
}
