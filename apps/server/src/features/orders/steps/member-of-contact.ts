import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { voidSignIns } from '../../authentication/index.ts'
import { findAccounts, lockContacts } from '../../contacts/index.ts'
import { changeMember, insertMember, lockMemberByLoginEmail, type Member } from '../../members/index.ts'

type Contact = { id: string; email: string | null; firstName: string | null; lastName: string | null }

/** Returns the id of the member a contact is; they become one with their email address if they are none. */
export async function findOrInsertMember(
  context: Context,
  tx: Tx,
  { contact, actor }: { contact: Contact; actor: Actor },
): Promise<string> {
  // Two sales at once make one member.
  await lockContacts(tx, actor.siteId, [contact.id])
  const [account] = await findAccounts(tx, actor.siteId, contact.id)
  if (account) return account.memberId
  const { firstName, email } = contact
  if (!email) return fail('CONTACT_EMAIL_MISSING')
  const known = await lockMemberByLoginEmail(tx, actor.siteId, email)
  if (known) return claimUnverified(context, tx, { member: known, contactId: contact.id, actor })
  const made = { siteId: actor.siteId, loginEmail: email, nickname: firstName, contact: {} }
  const member = await insertMember(tx, context, made, actor)
  // The address belongs to somebody else who is not known under it.
  if (member.contact?.id !== contact.id) return fail('EMAIL_ALREADY_EXISTS')
  return member.id
}

/**
 * Makes the account of an unverified sign-up the customer's. Whoever signed up may be a stranger: every way in ends, until
 * somebody verifies the address. EMAIL_ALREADY_EXISTS if the account is another customer's.
 */
async function claimUnverified(
  context: Context,
  tx: Tx,
  { member, contactId, actor }: { member: Member; contactId: string; actor: Actor },
): Promise<string> {
  const isUnclaimed = member.login_email_verified_at === null && (member.contact?.emailUnproven ?? true)
  if (!isUnclaimed) return fail('EMAIL_ALREADY_EXISTS')
  await voidSignIns(tx, context, member)
  return (await changeMember(tx, context, member, { contactId }, actor)).id
}
