import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { changeMember, type Member } from '../../members/index.ts'
import { verifiedChanges } from '../rules/verified.ts'
import { saveCredentials } from '../store/credentials.ts'
import { unbindProviders } from '../store/provider-identities.ts'
import { deleteMemberFactors } from './delete-member-factors.ts'
import { revokeAllAccess } from './revoke-all-access.ts'

/**
 * Marks the email as verified by a method other than the member's own. The earlier sign-up may be another person's, so
 * its sign-in methods are removed.
 */
export async function verifyLoginEmail(tx: Tx, context: Context, member: Member): Promise<Member> {
  if (member.login_email_verified_at !== null && !member.awaits_verification) return member
  const who = { siteId: member.site_id, memberId: member.id }
  const now = context.clock.now()
  await saveCredentials(tx, who, { passwordHash: null }, now)
  await unbindProviders(tx, who.siteId, who.memberId)
  await deleteMemberFactors(tx, who)
  await revokeAllAccess(tx, who, now)
  return changeMember(tx, context, member, verifiedChanges(member), undefined, 'verify')
}
