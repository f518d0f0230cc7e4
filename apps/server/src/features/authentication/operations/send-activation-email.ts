import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { lockMember } from '../../members/index.ts'
import { mailPasswordLink, resolveReturnUrl } from '../steps/password-link.ts'

/** Emails an invited member a link to set their first password. */
export const sendActivationEmail: Operation<'sendActivationEmail'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const { language, redirect } = input.emailOptions ?? {}
  const returnUrl = await resolveReturnUrl(context, siteId, redirect)
  await context.transaction(async (tx) => {
    const member = (await lockMember(tx, siteId, input.identityId.toLowerCase())) ?? fail('NOT_FOUND')
    await mailPasswordLink(tx, context, { member, reason: 'ACTIVATION', returnUrl, language })
  })
  return {}
}
