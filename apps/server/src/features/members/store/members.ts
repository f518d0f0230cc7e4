import { type Selectable, sql } from 'kysely'
import type { Database, Db, Tx } from '../../../db/database.ts'
import type { MemberContact, MemberState } from '../rules/known-member.ts'

/** A member as stored, with the contact they are. Instants as ISO 8601 text. */
export type Member = Omit<Selectable<Database['members']>, keyof MemberState> &
  MemberState & { contact: MemberContact | null }

/** Selects a site's members outside the trash. */
export function selectMembers(db: Db, siteId: string) {
  return selectAllMembers(db, siteId).where('members.deleted_at', 'is', null)
}

/** The same with those in the trash. */
export function selectAllMembers(db: Db, siteId: string) {
  return (
    db
      .selectFrom('members')
      .leftJoin('contacts as link', (join) =>
        join.onRef('link.site_id', '=', 'members.site_id').onRef('link.id', '=', 'members.contact_id'),
      )
      // Follows merged contacts.
      .leftJoin('contacts as contact', (join) =>
        join
          .onRef('contact.site_id', '=', 'members.site_id')
          .on(sql<boolean>`contact.id = coalesce(link.merged_into_id, link.id)`),
      )
      .selectAll('members')
      .select(contactFacts.as('contact'))
      .where('members.site_id', '=', siteId)
  )
}

const contactFacts = sql<MemberContact | null>`case when contact.id is not null then jsonb_build_object(
  'id', contact.id, 'email', contact.email, 'emailUnproven', contact.email_unproven, 'moreEmails', contact.more_emails,
  'firstName', contact.first_name, 'lastName', contact.last_name,
  'phone', contact.phone, 'morePhones', contact.more_phones,
  'address', contact.address, 'moreAddresses', contact.more_addresses,
  'birthdate', contact.birthdate, 'company', contact.company, 'jobTitle', contact.job_title, 'language', contact.language) end`

/** Finds a member outside the trash. */
export async function findMember(db: Db, siteId: string, id: string): Promise<Member | undefined> {
  const row = await selectMembers(db, siteId).where('members.id', '=', id).executeTakeFirst()
  return row as Member | undefined
}

/** Finds a member by sign-in email, ignoring case. */
export async function findMemberByLoginEmail(db: Db, siteId: string, email: string): Promise<Member | undefined> {
  const wanted = email.trim().toLowerCase()
  const row = await selectMembers(db, siteId).where('members.login_email', '=', wanted).executeTakeFirst()
  return row as Member | undefined
}

/**
 * Lists a member's contact and the contacts merged into it, verified or not; none if another member outside the trash has
 * the same contact.
 */
export async function findOwnContacts(db: Db, siteId: string, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with own as (
      select coalesce(link.merged_into_id, link.id) as id from members
        join contacts link on link.site_id = members.site_id and link.id = members.contact_id
      where members.site_id = ${siteId} and members.id = ${memberId})
    select contact.id from own
      join contacts contact on contact.site_id = ${siteId} and own.id in (contact.id, contact.merged_into_id)
    where not exists (
      select from members other
        join contacts link on link.site_id = other.site_id and link.id = other.contact_id
      where other.site_id = ${siteId} and other.id <> ${memberId} and other.deleted_at is null
        and coalesce(link.merged_into_id, link.id) = own.id)`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns true if a member can sign in, or could once their email address is verified or their account approved. */
export async function hasAccount(db: Db, siteId: string, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .where('deleted_at', 'is', null)
    .where('status', 'in', ['APPROVED', 'PENDING'])
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Returns true if whose contact this is had an account when they saved a card, and cannot sign in any more: it was
 * blocked, disconnected or deleted, and they have no other. Guests are not locked out.
 */
export async function isLockedOut(
  db: Db,
  siteId: string,
  { contactId, cardSavedAt }: { contactId: string; cardSavedAt: string },
): Promise<boolean> {
  const { rows } = await sql<{ accounts: number; open: number }>`
    select count(*)::integer as accounts,
      count(*) filter (where members.deleted_at is null and members.status in ('APPROVED', 'PENDING'))::integer as open
    from contacts given
      join contacts link on link.site_id = given.site_id
        and coalesce(link.merged_into_id, link.id) = coalesce(given.merged_into_id, given.id)
      join members on members.site_id = link.site_id and members.contact_id = link.id
    where given.site_id = ${siteId} and given.id = ${contactId}
      and (members.deleted_at is null or members.deleted_at >= ${cardSavedAt})`.execute(db)
  const { accounts = 0, open = 0 } = rows[0] ?? {}
  return accounts > 0 && open === 0
}

/** Finds the version that the marks of browsers are for in which a member signs in. */
export async function findBrowserMarks(db: Db, siteId: string, id: string): Promise<number> {
  const row = await db
    .selectFrom('members')
    .select('browser_marks_version')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.browser_marks_version ?? 0
}

/** Locks a member outside the trash. */
export async function lockMember(tx: Tx, siteId: string, id: string): Promise<Member | undefined> {
  if (!(await lockRow(tx, siteId, id))) return undefined
  return findMember(tx, siteId, id)
}

/**
 * Locks the member who signs in with an address. Looks again if the address moved to another member while the lock was
 * waited for.
 */
export async function lockMemberByLoginEmail(tx: Tx, siteId: string, email: string): Promise<Member | undefined> {
  const found = await findMemberByLoginEmail(tx, siteId, email)
  const locked = found && (await lockMember(tx, siteId, found.id))
  if (!found || locked?.login_email === found.login_email) return locked
  return lockMemberByLoginEmail(tx, siteId, email)
}

/** Locks before reading, so that member and contact are current. */
export function lockRow(tx: Tx, siteId: string, id: string) {
  const row = tx.selectFrom('members').select('id').where('site_id', '=', siteId).where('id', '=', id)
  return row.forUpdate().executeTakeFirst()
}

/** Locks a member against blocking and deletion until the transaction ends. Returns true if they may have tokens. */
export async function lockApprovedMember(tx: Tx, siteId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('members')
    .select(['status', 'awaits_verification', 'deleted_at'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  return row?.status === 'APPROVED' && !row.awaits_verification && row.deleted_at === null
}
