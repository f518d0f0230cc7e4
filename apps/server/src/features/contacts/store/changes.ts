import { type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../../../db/database.ts'
import { isDatabaseError, sqlState } from '../../../db/errors.ts'
import { fail } from '../../../refusal.ts'
import { separateUnproven } from './accounts.ts'

export type ContactRow = Selectable<Database['contacts']>

/** Changes of a contact; `address` and `more_addresses` as JSON text. */
export type ContactChanges = Partial<
  Pick<
    ContactRow,
    | ('first_name' | 'last_name' | 'email' | 'phone' | 'language' | 'time_zone' | 'notes')
    | ('more_emails' | 'more_phones' | 'birthdate' | 'company' | 'job_title' | 'email_unproven')
  >
> & { address?: string | null; more_addresses?: string }

/** Inserts a customer added by staff. CONTACT_DETAILS_CONFLICT if another has the email address. */
export function insertCustomer(
  tx: Tx,
  siteId: string,
  { id, createdById, ...changes }: ContactChanges & { id: string; createdById: string | null },
  now: number,
): Promise<ContactRow> {
  const at = new Date(now)
  const own = { site_id: siteId, id, created_by_id: createdById, created_at: at, updated_at: at }
  return refusingDuplicates(() =>
    tx
      .insertInto('contacts')
      .values({ ...changes, ...own })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}

/** Locks contacts, including duplicates, against changes and bookings. */
export function lockContacts(tx: Tx, siteId: string, ids: readonly string[]): Promise<ContactRow[]> {
  return tx
    .selectFrom('contacts')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Updates a locked contact and its revision. One of an unverified sign-up that gets an address is no longer that account's,
 * unless the address is verified with it. CONTACT_DETAILS_CONFLICT if another contact has the address.
 */
export async function updateContact(
  tx: Tx,
  contact: ContactRow,
  changes: ContactChanges,
  now: number,
): Promise<ContactRow> {
  if (changes.email) await takeFromDuplicates(tx, contact, changes.email)
  if (changes.email && contact.email_unproven && changes.email_unproven !== false)
    await separateUnproven(tx, contact.site_id, [contact.id])
  return refusingDuplicates(() =>
    tx
      .updateTable('contacts')
      .set({ ...changes, revision: sql`revision + 1`, updated_at: new Date(now) })
      .where('site_id', '=', contact.site_id)
      .where('id', '=', contact.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}

/**
 * Merges locked duplicates, and contacts merged into them before, into another. Their details stay stored. Unverified
 * sign-ups among them are not the customer: their accounts become it by verifying the address.
 */
export async function mergeContacts(
  tx: Tx,
  { stored, duplicateIds, now }: { stored: ContactRow; duplicateIds: readonly string[]; now: number },
): Promise<void> {
  await separateUnproven(tx, stored.site_id, [stored.id, ...duplicateIds])
  const these = sql<boolean>`= any(${[...duplicateIds]}::uuid[])`
  await tx
    .updateTable('contacts')
    .set({ merged_into_id: stored.id, revision: sql`revision + 1`, updated_at: new Date(now) })
    .where('site_id', '=', stored.site_id)
    .where(sql<boolean>`(id ${these} or merged_into_id ${these})`)
    .execute()
}

/** Finds contacts merged into these before. */
export function findMergedContacts(tx: Tx, siteId: string, ids: readonly string[]) {
  return tx
    .selectFrom('contacts')
    .select(['id', 'merged_into_id'])
    .where('site_id', '=', siteId)
    .where('merged_into_id', 'in', [...ids])
    .execute()
}

/** Splits a locked duplicate off again, with its address and the contacts merged into it before. */
export async function splitContact(
  tx: Tx,
  siteId: string,
  { id, email, within, now }: { id: string; email: string | null; within: readonly string[]; now: number },
): Promise<void> {
  const those = tx.updateTable('contacts').where('site_id', '=', siteId)
  const written = { revision: sql<number>`revision + 1`, updated_at: new Date(now) }
  await those
    .set({ ...written, merged_into_id: null, email })
    .where('id', '=', id)
    .execute()
  if (within.length > 0)
    await those
      .set({ ...written, merged_into_id: id })
      .where('id', 'in', [...within])
      .execute()
}

/** Clears the address on duplicates of this customer, so the customer can have it. */
async function takeFromDuplicates(tx: Tx, contact: ContactRow, email: string): Promise<void> {
  await tx
    .updateTable('contacts')
    .set({ email: null })
    .where('site_id', '=', contact.site_id)
    .where('merged_into_id', '=', contact.id)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute()
}

/**
 * Clears an address on the duplicate that has it. Whoever has the mailbox now need not be the customer whom the duplicate
 * became part of.
 */
export async function clearMergedAddress(tx: Tx, siteId: string, email: string): Promise<void> {
  await tx
    .updateTable('contacts')
    .set({ email: null })
    .where('site_id', '=', siteId)
    .where('merged_into_id', 'is not', null)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute()
}

async function refusingDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isDatabaseError(error) && error.code === sqlState.uniqueViolation && error.constraint === 'contacts_email_key')
      fail('CONTACT_DETAILS_CONFLICT', { description: 'Another customer has this e-mail address.' })
    throw error
  }
}
