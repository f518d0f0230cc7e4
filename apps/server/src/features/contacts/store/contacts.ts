import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { type Db, jsonb, type Tx } from '../../../db/database.ts'
import type { KnownContact } from '../rules/same-person.ts'

const columns = [
  'id',
  'email',
  'first_name',
  'last_name',
  'phone',
  'address',
  'merged_into_id',
  'email_unproven',
] as const

/** What may be written to a contact. */
export type ContactValues = {
  email: string | null
  firstName: string | null
  lastName: string | null
  phone: string | null
  address: unknown
  /** See `KnownContact`; false unless set. */
  emailUnproven?: boolean
  /** Further addresses, which identify nobody. */
  moreEmails?: string[]
  /** Who of the staff made it. */
  createdById?: string | null
}

/** Finds a contact; a duplicate resolves to the contact it was merged into. Somebody erased is nobody. */
export async function findContact(db: Db, siteId: string, contactId: string): Promise<KnownContact | undefined> {
  const id = await findStandingId(db, siteId, contactId)
  const row = id && (await contacts(db, siteId).where('id', '=', id).executeTakeFirst())
  return row ? toContact(row) : undefined
}

/**
 * Finds the language a contact chose for emails. For an unverified address it applies
 * to their own bookings only.
 */
export async function findEmailLanguage(
  db: Db,
  siteId: string,
  { contactId, isOwnBooking }: { contactId: string; isOwnBooking: boolean },
): Promise<string | undefined> {
  const id = await findStandingId(db, siteId, contactId)
  const row = await db
    .selectFrom('contacts')
    .select('language')
    .where('site_id', '=', siteId)
    .where('id', '=', id ?? contactId)
    .$if(!isOwnBooking, (query) => query.where('email_unproven', '=', false))
    .executeTakeFirst()
  return row?.language ?? undefined
}

/** Finds a contact's current id: its own, or that of the contact it was merged into. */
export async function findStandingId(db: Db, siteId: string, contactId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('contacts')
    .select(sql<string>`coalesce(merged_into_id, id)`.as('id'))
    .where('site_id', '=', siteId)
    .where('id', '=', contactId)
    .executeTakeFirst()
  return row?.id
}

/** The contact of this id, or the one it became part of; it becomes part of no other until this transaction ends. */
export async function lockContact(tx: Tx, siteId: string, contactId: string): Promise<KnownContact | undefined> {
  const row = await contacts(tx, siteId).where('id', '=', contactId).forKeyShare().executeTakeFirst()
  return followed(tx, siteId, row)
}

/** Finds and locks a contact by email address, ignoring case. */
export async function lockContactByEmail(tx: Tx, siteId: string, email: string): Promise<KnownContact | undefined> {
  const sameAddress = sql<boolean>`lower(email) = lower(${email})`
  const row = await contacts(tx, siteId).where(sameAddress).forKeyShare().executeTakeFirst()
  return followed(tx, siteId, row)
}

/** One step suffices, unless another merge happened concurrently. */
async function followed(tx: Tx, siteId: string, row: Row | undefined): Promise<KnownContact | undefined> {
  if (!row) return undefined
  return row.merged_into_id === null ? toContact(row) : lockContact(tx, siteId, row.merged_into_id)
}

function contacts(db: Db, siteId: string) {
  return db.selectFrom('contacts').select(columns).where('site_id', '=', siteId).where('erased_at', 'is', null)
}

/** Columns of a new contact; its address is the value, not its JSON. */
export function contactColumns({ email, firstName, lastName, phone, address, emailUnproven = false }: ContactValues) {
  return { email, first_name: firstName, last_name: lastName, phone, address, email_unproven: emailUnproven }
}

/** Returns the new contact's id, or undefined if another transaction inserted this email address first. */
export async function insertContact(
  tx: Tx,
  siteId: string,
  values: ContactValues,
  now: number,
): Promise<string | undefined> {
  const at = new Date(now)
  const inserted = await tx
    .insertInto('contacts')
    .values({
      site_id: siteId,
      id: randomUUIDv7(),
      ...contactColumns(values),
      more_emails: values.moreEmails ?? [],
      created_by_id: values.createdById ?? null,
      address: values.address === null ? null : jsonb(values.address),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** Fills blank fields; never overwrites, even values saved concurrently. */
export async function fillBlanks(
  tx: Tx,
  siteId: string,
  contactId: string,
  values: ContactValues,
  now: number,
): Promise<void> {
  await tx
    .updateTable('contacts')
    .set({
      first_name: sql<string | null>`coalesce(first_name, ${values.firstName})`,
      last_name: sql<string | null>`coalesce(last_name, ${values.lastName})`,
      phone: sql<string | null>`coalesce(phone, ${values.phone})`,
      address: sql<
        string | null
      >`coalesce(address, ${values.address === null ? null : JSON.stringify(values.address)}::jsonb)`,
      email: sql<string | null>`coalesce(email, ${values.email})`,
      revision: sql<number>`revision + 1`,
      updated_at: new Date(now),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', contactId)
    .execute()
}

type Row = {
  id: string
  email: string | null
  first_name: string | null
  last_name: string | null
  phone: string | null
  address: unknown
  merged_into_id: string | null
  email_unproven: boolean
}

function toContact(row: Row): KnownContact {
  const { id, email, phone, address } = row
  return {
    id,
    email,
    firstName: row.first_name,
    lastName: row.last_name,
    phone,
    address,
    emailUnproven: row.email_unproven,
  }
}

/** Returns true if the customer was erased. */
export async function isErased(db: Db, siteId: string, contactId: string): Promise<boolean> {
  const row = await db
    .selectFrom('contacts')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', contactId)
    .where('erased_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}
