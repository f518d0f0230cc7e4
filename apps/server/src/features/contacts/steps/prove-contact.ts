import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { sameEmail } from '../rules/same-person.ts'
import { findAccounts } from '../store/accounts.ts'
import { type ContactRow, clearMergedAddress, lockContacts, updateContact } from '../store/changes.ts'
import { findStandingId, insertContact, lockContactByEmail } from '../store/contacts.ts'
import { insertContactHistory } from '../store/history.ts'
import { type ContactDetails, linkContact, toContactValues } from './link-contact.ts'

/**
 * Inserts the contact of an unverified sign-up. The address is among its further ones, which identify nobody: bookings
 * under it find or make another contact. Undefined if one has the address already.
 */
export async function makeUnprovenContact(
  tx: Tx,
  siteId: string,
  details: ContactDetails,
  now: number,
): Promise<string | undefined> {
  const { email, ...values } = toContactValues(details)
  if (email !== null && (await lockContactByEmail(tx, siteId, email))) return undefined
  const moreEmails = email === null ? [] : [email]
  return insertContact(tx, siteId, { ...values, email: null, emailUnproven: true, moreEmails }, now)
}

export type ProvenEmail = {
  memberId: string
  /** The contact that is theirs alone already, if any. */
  contactId: string | null
  email: string
}

/**
 * Returns the contact of someone who verified an email address: the one that has the address, merged with
 * `contactId` (their previous one, if any); otherwise their own, which gets the address. An address that a customer had
 * through a duplicate only, or who is the customer of another verified account, opens nothing of that customer: from now on
 * it is not theirs.
 */
export async function proveContact(
  context: Context,
  tx: Tx,
  siteId: string,
  { memberId, contactId, email }: ProvenEmail,
): Promise<string> {
  const now = context.clock.now()
  const own = contactId === null ? undefined : await lockOwn(tx, siteId, { memberId, contactId })
  await releaseAddress(tx, siteId, { email, memberId, ownId: own?.id }, now)
  const owner = await lockContactByEmail(tx, siteId, email)
  if (!own) return linkContact(tx, siteId, { email }, now)
  if (!owner || owner.id === own.id) {
    const more_emails = own.more_emails.filter((other) => !sameEmail(other, email))
    const address = own.email === null ? { email, more_emails } : {}
    await updateContact(tx, own, { email_unproven: false, ...address }, now)
    return own.id
  }
  const [stored] = await lockContacts(tx, siteId, [owner.id])
  if (!stored) throw new Error('A contact was there, and then was not')
  await context.ports.contacts.joinCustomers(context, tx, { stored, duplicates: [own], actor: 'system' })
  const { id, email: earlier, phone } = own
  const duplicate = { id, name: [own.first_name, own.last_name].filter(Boolean).join(' '), email: earlier, phone }
  await noteBySystem(tx, stored, { action: 'merge', detail: { duplicates: [duplicate] } }, now)
  return stored.id
}

/**
 * Takes an address from a customer who has not proved it, because who proves it is somebody else: from a duplicate, and
 * from the customer of another verified account, who has the address they sign in with instead. `ownId`: who proves it is
 * this customer.
 */
export async function releaseAddress(
  tx: Tx,
  siteId: string,
  { email, memberId, ownId }: { email: string; memberId: string; ownId?: string | undefined },
  now: number,
): Promise<void> {
  const known = await lockContactByEmail(tx, siteId, email)
  if (!known || known.id === ownId) return
  if (!known.email || !sameEmail(known.email, email)) return clearMergedAddress(tx, siteId, email)
  const holder = await findHolder(tx, siteId, { memberId, contactId: known.id })
  const [row] = holder ? await lockContacts(tx, siteId, [known.id]) : []
  if (!holder || !row) return
  const other = await lockContactByEmail(tx, siteId, holder.loginEmail)
  const to = other && other.id !== row.id ? null : holder.loginEmail
  const updated = await updateContact(tx, row, { email: to }, now)
  await noteBySystem(tx, updated, { action: 'update', detail: { email: { from: row.email, to } } }, now)
}

/** Finds the verified account of another member whose contact this is. */
async function findHolder(tx: Tx, siteId: string, { memberId, contactId }: { memberId: string; contactId: string }) {
  const accounts = await findAccounts(tx, siteId, contactId)
  return accounts.find((account) => account.isProven && account.memberId !== memberId)
}

/** Locks the contact that a member keeps, unless another account has been joined to it. */
async function lockOwn(tx: Tx, siteId: string, { memberId, contactId }: { memberId: string; contactId: string }) {
  const own = await lockStanding(tx, siteId, contactId)
  return own && (await findHolder(tx, siteId, { memberId, contactId: own.id })) ? undefined : own
}

function noteBySystem(
  tx: Tx,
  row: ContactRow,
  change: { action: 'merge' | 'update'; detail: Record<string, unknown> },
  now: number,
): Promise<void> {
  const actor = { actor_type: 'system', actor_id: null, actor_name: null }
  return insertContactHistory(tx, row, { ...actor, ...change, occurredAt: now })
}

async function lockStanding(tx: Tx, siteId: string, contactId: string) {
  const id = await findStandingId(tx, siteId, contactId)
  const [row] = id === undefined ? [] : await lockContacts(tx, siteId, [id])
  return row
}
