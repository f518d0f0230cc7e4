import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt, toNetwork } from '../../limits/index.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { signInLimits } from '../rules/attempts.ts'
import { requiredProof } from '../rules/invitation.ts'
import { findValidInvitation } from '../steps/find-valid-invitation.ts'
import { isEmailedLink } from '../store/invitations.ts'
import { findAccount } from '../store/users.ts'

/** Returns an invitation by its link. Used, revoked and expired ones look unknown. */
export const readInvitation: Operation<'readInvitation'> = async ({ input, request }, context) => {
  const attempt = await countAttempt(context, signInLimits('invitation', toNetwork(request.address)))
  const key = readSiteSecret(input.token.trim()) ?? fail('INVALID_TOKEN')
  const found = (await findValidInvitation(context.db, key, context.clock.now())) ?? fail('INVALID_TOKEN')
  await attempt.succeeded()
  const required = requiredProof(await findAccount(context.db, found.email), isEmailedLink(found, key.hash))
  const hasAccount = required !== 'CHOICE' && required !== 'TAKEOVER'
  return { siteName: found.siteName, email: found.email, name: found.name, role: found.role, hasAccount }
}
