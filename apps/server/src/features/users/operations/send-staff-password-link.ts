import type { Operation } from '../../../operation.ts'
import { networkOf, takeAttempt } from '../../limits/index.ts'
import { passwordLinkLimits } from '../rules/attempts.ts'
import { writeStaffPasswordLink } from './neighbours.ts'
import { makePasswordLink } from './password-link.ts'

/**
 * Emails a person who works here a link to choose a new password, and returns the same where there is no such person.
 * Requests are counted before the person is looked up, so that limits tell nothing either.
 */
export const sendStaffPasswordLink: Operation<'sendStaffPasswordLink'> = async ({ input, actor, request }, context) => {
  const email = input.email.trim()
  await takeAttempt(context, passwordLinkLimits(email, networkOf(request.address)))
  await context.transaction(async (tx) => {
    const made = await makePasswordLink(tx, context, { email, preferredSiteId: actor.siteId })
    if (!made) return
    await writeStaffPasswordLink(context, tx, { ...made, language: made.language ?? input.language ?? undefined })
  })
  return {}
}
