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
 *
 * @param own  ids of the contacts that whoever gives the details has proved to be theirs: only these can be named and
 * are filled in. Undefined for the business, which may name and fill in any.
 */
export async function linkContact(
  tx: Tx,
  siteId: string,
  details: ContactDetails,
  now: number,
  own?: readonly string[],
): Promise<string> {
  const values = toContactValues(details)
  const isOwn = (id: string): boolean => own === undefined || own.includes(id)
  const complete = async (contact: KnownContact): Promise<string> => {
    if (isOwn(contact.id) && hasNotice(contact, values)) await fillBlanks(tx, siteId, contact.id, values, now)
    return contact.id
  }
  const known = await find(tx, siteId, details.contactId ?? undefined, values, isOwn)
  if (known) return complete(known)
  const made = await insertContact(tx, siteId, values, now)
  if (made !== undefined) return made
  // A concurrent transaction inserted the same email address and has committed.
  const winner = await find(tx, siteId, undefined, values)
  if (!winner) throw new Error('A contact was refused as known, and then was not there')
  return complete(winner)
}

async function find(
  tx: Tx,
  siteId: string,
  contactId: string | undefined,
  { email }: ContactValues,
  mayName: (id: string) => boolean = () => true,
) {
  const named = contactId === undefined ? undefined : await lockContact(tx, siteId, contactId)
  const owner = email === null ? undefined : await lockContactByEmail(tx, siteId, email)
  // A customer who was made one of two has two addresses.
  if (named && owner?.id === named.id) return named
  if (named && email !== null && named.email !== null && !sameEmail(named.email, email)) {
    fail('CONTACT_DETAILS_CONFLICT')
  }
  if (named && !mayName(named.id)) return owner
  // A contact without an email address cannot get one that belongs to another contact.
  if (named && owner) fail('CONTACT_DETAILS_CONFLICT')
  return named ?? owner
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
