import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { hasNotice, type KnownContact, sameEmail } from '../rules/same-person.ts'
import { findAccounts } from '../store/accounts.ts'
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

/** What whoever gives details has proved to be theirs: an email address, and its contact with every duplicate. */
export type Proof = { email: string | undefined; contactIds: readonly string[] }

/** Of somebody who has proved nothing. */
export const noProof: Proof = { email: undefined, contactIds: [] }

/**
 * Finds or creates the contact of these details: the named one, otherwise the one with the email address, otherwise a
 * new one. Fills blank fields; others stay. Throws CONTACT_DETAILS_CONFLICT when the named contact has another email
 * address; an unknown id counts as none. A duplicate, and its address, resolves to the contact it was merged into.
 * Concurrent transactions get the same contact.
 *
 * @param proof  of a customer: only contacts that are theirs can be named and are filled in, and only their own address
 * becomes one of a contact that exists. What they type otherwise tells them nothing about other contacts. Undefined for
 * the business, which may name and fill in any.
 * @param createdById  of the staff who write them
 */
export async function linkContact(
  tx: Tx,
  siteId: string,
  details: ContactDetails,
  now: number,
  proof?: Proof,
  createdById: string | null = null,
): Promise<string> {
  const values = toContactValues(details)
  const contactId = details.contactId ?? undefined
  const complete = async (contact: KnownContact): Promise<string> => {
    const given = await fillableValues(tx, siteId, contact, values, proof)
    if (given && hasNotice(contact, given)) await fillBlanks(tx, siteId, contact.id, given, now)
    return contact.id
  }
  const known = proof
    ? await findForCustomer(tx, siteId, contactId, values, proof)
    : await findForBusiness(tx, siteId, contactId, values)
  if (known) return complete(known)
  const made = await insertContact(tx, siteId, { ...values, createdById }, now)
  if (made !== undefined) return made
  // A concurrent transaction inserted the same email address and has committed.
  const winner = await findForBusiness(tx, siteId, undefined, values)
  if (!winner) throw new Error('A contact was refused as known, and then was not there')
  return complete(winner)
}

async function findForBusiness(tx: Tx, siteId: string, contactId: string | undefined, { email }: ContactValues) {
  const named = contactId === undefined ? undefined : await lockContact(tx, siteId, contactId)
  const owner = email === null ? undefined : await lockContactByEmail(tx, siteId, email)
  // A customer who was made one of two has two addresses.
  if (named && owner?.id === named.id) return named
  // A contact without an email address cannot get one that belongs to another contact.
  if (named && email !== null && (owner || (named.email !== null && !sameEmail(named.email, email))))
    fail('CONTACT_DETAILS_CONFLICT')
  return named ?? owner
}

/** The same for a customer, whom other contacts answer nothing: a typed address finds its contact, or none. */
async function findForCustomer(
  tx: Tx,
  siteId: string,
  contactId: string | undefined,
  { email }: ContactValues,
  proof: Proof,
) {
  const mayName = contactId !== undefined && proof.contactIds.includes(contactId)
  const named = mayName ? await lockContact(tx, siteId, contactId) : undefined
  if (email === null) return named
  const owner = await lockContactByEmail(tx, siteId, email)
  if (named && owner?.id === named.id) return named
  if (named && named.email !== null && !sameEmail(named.email, email)) fail('CONTACT_DETAILS_CONFLICT')
  if (owner || !isProven(proof, email)) return owner
  const [ownId] = proof.contactIds
  const own = ownId === undefined ? undefined : await lockContact(tx, siteId, ownId)
  return own?.email === null ? own : undefined
}

const isProven = (proof: Proof, email: string) => proof.email !== undefined && sameEmail(proof.email, email)

/** Returns what may be filled in; undefined if nothing. The address of an account is not for typing. */
async function fillableValues(
  tx: Tx,
  siteId: string,
  contact: KnownContact,
  values: ContactValues,
  proof: Proof | undefined,
): Promise<ContactValues | undefined> {
  if (proof && !proof.contactIds.includes(contact.id)) return undefined
  if (values.email === null || contact.email !== null) return values
  const mayHave = proof ? isProven(proof, values.email) : (await findAccounts(tx, siteId, contact.id)).length === 0
  return mayHave ? values : { ...values, email: null }
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
