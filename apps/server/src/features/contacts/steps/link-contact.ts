import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { hasNotice, type KnownContact, sameEmail } from '../rules/same-person.ts'
import { type ContactValues, fillBlanks, insertContact, lockContact, lockContactByEmail } from '../store/contacts.ts'

/** Customer details of a booking; blank texts count as absent. */
export type ContactDetails = {
  contactId?: string | null | undefined
  email?: string | null | undefined
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  phone?: string | null | undefined
  fullAddress?: object | null | undefined
}

/**
 * Finds or creates the contact of these details: the named one, otherwise the one with the email address, otherwise a
 * new one. Fills blank fields; others stay. Throws CONTACT_DETAILS_CONFLICT when the named contact has another email
 * address; an unknown id counts as none. A duplicate, and its address, resolves to the contact it was merged into.
 * Concurrent transactions get the same contact.
 */
export async function linkContact(tx: Tx, siteId: string, details: ContactDetails, now: number): Promise<string> {
  const values = toContactValues(details)
  const known = await find(tx, siteId, details.contactId ?? undefined, values)
  if (known) return complete(tx, siteId, known, values, now)
  const made = await insertContact(tx, siteId, values, now)
  if (made !== undefined) return made
  // A concurrent transaction inserted the same email address and has committed.
  const winner = await find(tx, siteId, undefined, values)
  if (!winner) throw new Error('A contact was refused as known, and then was not there')
  return complete(tx, siteId, winner, values, now)
}

async function find(tx: Tx, siteId: string, contactId: string | undefined, { email }: ContactValues) {
  const named = contactId === undefined ? undefined : await lockContact(tx, siteId, contactId)
  const owner = email === null ? undefined : await lockContactByEmail(tx, siteId, email)
  // A customer who was made one of two has two addresses.
  if (named && owner?.id === named.id) return named
  if (named && email !== null && named.email !== null && !sameEmail(named.email, email)) {
    fail('CONTACT_DETAILS_CONFLICT')
  }
  // A contact without an email address cannot get one that belongs to another contact.
  if (named && owner) fail('CONTACT_DETAILS_CONFLICT')
  return named ?? owner
}

async function complete(tx: Tx, siteId: string, known: KnownContact, values: ContactValues, now: number) {
  if (hasNotice(known, values)) await fillBlanks(tx, siteId, known.id, values, now)
  return known.id
}

/** Details as they are stored. */
export function toContactValues({ email, firstName, lastName, phone, fullAddress }: ContactDetails): ContactValues {
  return {
    email: textOrNull(email),
    firstName: textOrNull(firstName),
    lastName: textOrNull(lastName),
    phone: textOrNull(phone),
    address: fullAddress ?? null,
  }
}

function textOrNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim()
  return trimmed ? trimmed : null
}
