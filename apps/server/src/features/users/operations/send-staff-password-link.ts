import type { Operation } from '../../../operation.ts'
import { countAttempt, toNetwork, toWiderNetwork } from '../../limits/index.ts'
import { passwordLinkLimits } from '../rules/attempts.ts'
import { findKnownAccountId } from '../steps/known-browser.ts'
import { makePasswordLink } from '../steps/password-link.ts'
import { findUserByEmail } from '../store/users.ts'

/** Emails a staff user a password link. Answers and counts the same for unknown emails. */
export const sendStaffPasswordLink: Operation<'sendStaffPasswordLink'> = async ({ input, request }, context) => {
  const email = input.email.trim()
  const found = await findUserByEmail(context.db, email)
  const device = await findKnownAccountId(context, request, found)
  const { address } = request
  const requester = { network: toNetwork(address), widerNetwork: toWiderNetwork(address), device }
  await countAttempt(context, passwordLinkLimits(email, requester))
  await context.transaction(async (tx) => {
    const made = await makePasswordLink(tx, context, email)
    if (!made) return
    await context.ports.users.sendStaffPasswordLink(context, tx, {
      ...made,
      language: made.language ?? input.language ?? undefined,
    })
  })
  return {}
}
