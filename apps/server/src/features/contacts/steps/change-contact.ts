import type { Tx } from '../../../db/database.ts'
import { type ContactChanges, lockContacts, updateContact } from '../store/changes.ts'
import { findStandingId } from '../store/contacts.ts'

/**
 * Writes a customer's own details to their contact, or to the one it was merged into. CONTACT_DETAILS_CONFLICT
 * if another customer has the email address.
 */
export async function changeContact(
  tx: Tx,
  siteId: string,
  contactId: string,
  changes: ContactChanges,
  now: number,
): Promise<void> {
  const id = await findStandingId(tx, siteId, contactId)
  const [row] = id === undefined ? [] : await lockContacts(tx, siteId, [id])
  if (!row) throw new Error(`The contact ${contactId} is not there`)
  await updateContact(tx, row, changes, now)
}
