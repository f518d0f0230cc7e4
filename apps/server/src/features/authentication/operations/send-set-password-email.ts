import type { Operation } from '../../../operation.ts'
import { findMemberByLoginEmail } from '../../members/index.ts'
import { mailPasswordLink } from '../steps/password-link.ts'
import { findCredentials } from '../store/credentials.ts'

/** Emails a member a link to set a password, for the business. */
export const sendSetPasswordEmail: Operation<'sendSetPasswordEmail'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const member = await findMemberByLoginEmail(context.db, siteId, input.email.trim())
  if (!member || member.status === 'BLOCKED' || member.status === 'OFFLINE') return { accepted: false }
  await context.transaction(async (tx) => {
    const hasPassword = Boolean((await findCredentials(tx, siteId, member.id))?.passwordHash)
    const reason = hasPassword ? 'RECOVERY' : 'ACTIVATION'
    await mailPasswordLink(tx, context, { member, reason, returnUrl: null, language: undefined })
  })
  return { accepted: true }
}
