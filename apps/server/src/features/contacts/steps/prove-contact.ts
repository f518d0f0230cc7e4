import type { Tx } from '../../../db/database.ts'
import { sameEmail } from '../rules/same-person.ts'
import { clearMergedAddress, lockContacts, mergeContacts, updateContact } from '../store/changes.ts'
import { findStandingId, insertContact, lockContactByEmail } from '../store/contacts.ts'
import { insertContactHistory } from '../store/history.ts'
import { type ContactDetails, linkContact, toContactValues } from './link-contact.ts'

/**
 * Inserts a contact whose email address is not verified yet: details others give for it are not
 * added. Undefined if another contact has the address already.
 */
export async function makeUnprovenContact(
  tx: Tx,
  siteId: string,
  details: ContactDetails,
  now: number,
): Promise<string | undefined> {
  const values = toContactValues(details)
  if (values.email !== null && (await lockContactByEmail(tx, siteId, values.email))) return undefined
  return insertContact(tx, siteId, { ...values, emailUnproven: true }, now)
}

/**
 * Returns the contact of someone who verified an email address: the one that has the address, merged with
 * `contactId` (their previous one, if any); otherwise their own, which gets the address. An address that a customer had
 * through a duplicate only opens nothing of that customer: from now on it is not theirs.
 */
export async function proveContact(
  tx: Tx,
  siteId: string,
  { contactId, email }: { contactId: string | null; email: string },
  now: number,
): Promise<string> {
  const own = contactId === null ? undefined : await lockStanding(tx, siteId, contactId)
  const known = await lockContactByEmail(tx, siteId, email)
  const isTheirs = known && (known.id === own?.id || sameEmail(known.email ?? '', email))
  if (known && !isTheirs) await clearMergedAddress(tx, siteId, email)
  if (!own) return linkContact(tx, siteId, { email }, now)
  const owner = isTheirs ? known : undefined
  if (!owner || owner.id === own.id) {
    await updateContact(tx, own, { email_unproven: false, ...(own.email === null ? { email } : {}) }, now)
    return own.id
  }
  const { first_name: firstName, last_name: lastName, phone } = own
  const stored = await linkContact(tx, siteId, { contactId: owner.id, email, firstName, lastName, phone }, now)
  const [row] = await lockContacts(tx, siteId, [stored])
  if (!row) throw new Error('A contact was there, and then was not')
  if (row.language === null && own.language !== null) await updateContact(tx, row, { language: own.language }, now)
  await mergeContacts(tx, { stored: row, duplicateIds: [own.id], now })
  const duplicate = { id: own.id, name: [firstName, lastName].filter(Boolean).join(' '), email: own.email, phone }
  const actor = { actor_type: 'system', actor_id: null, actor_name: null }
  await insertContactHistory(tx, row, {
    ...actor,
    action: 'merge',
    occurredAt: now,
    detail: { duplicates: [duplicate] },
  })
  return stored
}

async function lockStanding(tx: Tx, siteId: string, contactId: string) {
  const id = await findStandingId(tx, siteId, contactId)
  const [row] = id === undefined ? [] : await lockContacts(tx, siteId, [id])
  return row
}
