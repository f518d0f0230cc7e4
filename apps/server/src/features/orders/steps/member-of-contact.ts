import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { lockContacts } from '../../contacts/index.ts'
import { findMemberOfContact, insertMember } from '../../members/index.ts'

type Contact = { id: string; email: string | null; firstName: string | null; lastName: string | null }

/** Returns the id of the member a contact is; they become one with their email address if they are none. */
export async function findOrInsertMember(
  context: Context,
  tx: Tx,
  { contact, actor }: { contact: Contact; actor: Actor },
): Promise<string> {
  // Two sales at once make one member.
  await lockContacts(tx, actor.siteId, [contact.id])
  const known = await findMemberOfContact(tx, actor.siteId, contact.id)
  if (known !== undefined) return known
  if (!contact.email) return fail('CONTACT_EMAIL_MISSING')
  const { firstName } = contact
  const member = await insertMember(
    tx,
    context,
    { siteId: actor.siteId, loginEmail: contact.email, nickname: firstName, contact: {} },
    actor,
  )
  // The address belongs to somebody else who is not known under it.
  if (member.contact?.id !== contact.id) return fail('EMAIL_ALREADY_EXISTS')
  return member.id
}
