import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { changeMember, type Member } from '../../members/index.ts'
import { maskEmail } from '../rules/masked-email.ts'
import { unbindProviders } from '../store/provider-identities.ts'
import { notifySignInMethodChange } from './notify-sign-in-method-change.ts'
import { clearPendingAccess } from './revoke-all-access.ts'

type Move = {
  newEmail: string
  /** The member has proved the new address. */
  isVerified: boolean
  actor: Actor
  from: { userAgent: string | undefined } | { person: string | undefined }
}

/**
 * Changes the address a locked member signs in with and tells the earlier one, which can open nothing afterwards: links
 * and codes that were sent to it are void, and providers know the member no longer. It may be in the hands of whoever
 * the member escapes from, so it does not learn the new one. Coming bookings under the earlier address follow. Sessions are the caller's decision. Throws EMAIL_ALREADY_EXISTS, or
 * CONTACT_DETAILS_CONFLICT if the unproven address is another customer's.
 */
export async function moveLoginEmail(
  tx: Tx,
  context: Context,
  member: Member,
  { newEmail, isVerified, actor, from }: Move,
): Promise<Member> {
  const who = { siteId: member.site_id, memberId: member.id }
  await notifySignInMethodChange(tx, context, who, { change: 'email', which: { email: maskEmail(newEmail) }, from })
  const changes = { loginEmail: newEmail, ...(isVerified ? { isVerified: true as const } : {}) }
  const moved = await changeMember(tx, context, member, changes, actor, 'changeLoginEmail')
  await clearPendingAccess(tx, context, who)
  await unbindProviders(tx, who.siteId, who.memberId)
  const contactIds = [member.contact_id, moved.contact_id].filter((id) => id !== null)
  const addresses = { from: member.login_email, to: moved.login_email }
  await context.ports.authentication.moveBookings(context, tx, { ...who, contactIds, ...addresses, actor })
  return moved
}
