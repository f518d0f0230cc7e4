import type { Operation } from '../../../operation.ts'
import { findMemberByLoginEmail } from '../../members/index.ts'
import { lockRecipient } from '../steps/lock-recipient.ts'
import { mailPasswordLink } from '../steps/password-link.ts'
import { findCredentials } from '../store/credentials.ts'

/** Emails a member a link to set a password, for the business. */
export const sendSetPasswordEmail: Operation<'sendSetPasswordEmail'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const member = await findMemberByLoginEmail(context.db, siteId, input.email.trim())
  const accepted = await context.transaction(async (tx) => {
    const recipient = await lockRecipient(tx, member)
    if (!recipient) return false
    const hasPassword = Boolean((await findCredentials(tx, siteId, recipient.id))?.passwordHash)
    const reason = hasPassword ? 'RECOVERY' : 'ACTIVATION'
    await mailPasswordLink(tx, context, { member: recipient, reason, returnUrl: null, language: undefined })
    return true
  })
  return { accepted }
}
