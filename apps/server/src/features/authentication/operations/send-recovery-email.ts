import type { Operation } from '../../../operation.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { findMemberByLoginEmail } from '../../members/index.ts'
import { requestLimits } from '../rules/limits.ts'
import { canSendEmail } from '../steps/count-email.ts'
import { lockRecipient } from '../steps/lock-recipient.ts'
import { mailPasswordLink, resolveReturnUrl } from '../steps/password-link.ts'

/** Emails a password link if the member exists and may sign in. Answers the same otherwise. */
export const sendRecoveryEmail: Operation<'sendRecoveryEmail'> = async ({ input, actor, request }, context) => {
  const { siteId } = actor
  const returnUrl = await resolveReturnUrl(context, siteId, input.redirect)
  await countAttempt(context, requestLimits(toNetwork(request.address)))
  const { email } = input
  const member = await findMemberByLoginEmail(context.db, siteId, email)
  // Counted even without a member, so that the response time reveals nothing.
  const mayMail = await canSendEmail(context, { siteId, email, purpose: 'RECOVERY', request, memberId: member?.id })
  await context.transaction(async (tx) => {
    const recipient = mayMail ? await lockRecipient(tx, member) : undefined
    if (!recipient) return
    await mailPasswordLink(tx, context, { member: recipient, reason: 'RECOVERY', returnUrl, language: input.language })
  })
  return {}
}
