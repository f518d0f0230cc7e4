import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** Everything of one person, as keys, and the addresses that are theirs. */
export type Person = {
  siteId: string
  contactIds: string[]
  memberIds: string[]
  bookingIds: string[]
  orderIds: string[]
  submissionIds: string[]
  chargeIds: string[]
  checkoutIds: string[]
  cartIds: string[]
  /** In lower case; without those that somebody else has too. */
  emails: string[]
  /** Numbers that got codes. */
  phones: string[]
}

type Ids = { ids: string[] }

async function select(db: Db, query: ReturnType<typeof sql<Ids>>): Promise<string[]> {
  return (await query.execute(db)).rows[0]?.ids ?? []
}

/** Finds a customer that is not erased, with everybody merged into it. Empty if there is none. */
export function findContactsOf(db: Db, siteId: string, contactId: string): Promise<string[]> {
  return select(
    db,
    sql<Ids>`select coalesce(array_agg(contact.id::text), '{}') as ids from contacts given
      join contacts contact on contact.site_id = given.site_id
        and coalesce(given.merged_into_id, given.id) in (contact.id, contact.merged_into_id)
      where given.site_id = ${siteId} and given.id = ${contactId} and given.erased_at is null`,
  )
}

/**
 * Finds the customer a member is, with everybody merged into it; undefined if there is no such member. None if another
 * account that is not deleted is the same customer, nor with `isTheirs` unless the member has verified their address or the
 * customer is the one of their own unverified sign-up.
 */
export async function findContactsOfMember(
  db: Db,
  siteId: string,
  memberId: string,
  { isTheirs = false }: { isTheirs?: boolean } = {},
): Promise<string[] | undefined> {
  const { rows } = await sql<{ contactId: string | null }>`
    select case when not ${isTheirs}::boolean or members.login_email_verified_at is not null or contacts.email_unproven
      then contacts.id end as "contactId"
    from members left join contacts on contacts.site_id = members.site_id and contacts.id = members.contact_id
    where members.site_id = ${siteId} and members.id = ${memberId}
      and (members.deleted_at is null or members.purge_at is not null)`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const contactIds = row.contactId === null ? [] : await findContactsOf(db, siteId, row.contactId)
  const { rows: others } = await sql`select from members
    where site_id = ${siteId} and contact_id = any(${contactIds}::uuid[]) and id <> ${memberId} and deleted_at is null
    limit 1`.execute(db)
  return others.length > 0 ? [] : contactIds
}

/** Finds the members that these contacts are, those in the trash included. */
export function findMembersOf(db: Db, siteId: string, contactIds: readonly string[]): Promise<string[]> {
  return select(
    db,
    sql<Ids>`select coalesce(array_agg(id::text), '{}') as ids from members
      where site_id = ${siteId} and contact_id = any(${[...contactIds]}::uuid[])`,
  )
}

export type Account = { id: string; loginEmail: string; deletedAt: string | null }

/** Lists these members, deleted ones last. */
export function listAccounts(db: Db, siteId: string, memberIds: readonly string[]): Promise<Account[]> {
  return db
    .selectFrom('members')
    .select(['id', 'login_email as loginEmail', 'deleted_at as deletedAt'])
    .where('site_id', '=', siteId)
    .where(sql<boolean>`id = any(${[...memberIds]}::uuid[])`)
    .orderBy('deleted_at', (order) => order.desc().nullsFirst())
    .orderBy('id')
    .limit(1000)
    .execute()
}

/** Returns true if one of these members works here. */
export async function isStaff(tx: Tx, siteId: string, memberIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from members
      join site_users on site_users.site_id = members.site_id
      join users on users.id = site_users.user_id
    where members.site_id = ${siteId} and members.id = any(${[...memberIds]}::uuid[])
      and (users.id = members.user_id
        or members.login_email_verified_at is not null and lower(users.email) = lower(members.login_email))
    limit 1`.execute(tx)
  return rows.length > 0
}

/** Locks members and contacts against changes, bookings and purchases until the transaction ends. */
export async function lockPerson(
  tx: Tx,
  siteId: string,
  { contactIds, memberIds }: Pick<Person, 'contactIds' | 'memberIds'>,
): Promise<void> {
  await sql`select from members where site_id = ${siteId} and id = any(${memberIds}::uuid[])
    order by id for update`.execute(tx)
  await sql`select from contacts where site_id = ${siteId} and id = any(${contactIds}::uuid[])
    order by id for update`.execute(tx)
}

/** Returns true if the customer is known, or vouched for by the business: not for the contact of an unverified sign-up. */
export async function isKnownCustomer(db: Db, siteId: string, contactIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from contacts
    where site_id = ${siteId} and id = any(${[...contactIds]}::uuid[]) and not email_unproven limit 1`.execute(db)
  return rows.length > 0
}

/** Whoever booked, bought or wrote in the same browser may be somebody else: visitors are nobody's. */
function madeBy(memberIds: readonly string[]) {
  return (type: string, id: string) =>
    sql`(${sql.ref(type)} = 'member' and ${sql.ref(id)} = any(${[...memberIds]}::uuid[]))`
}

/** Finds everything of a locked person. `isOwnCall`: they erase themselves. */
export async function loadPerson(
  tx: Tx,
  siteId: string,
  { contactIds, memberIds, isOwnCall }: Pick<Person, 'contactIds' | 'memberIds'> & { isOwnCall: boolean },
): Promise<Person> {
  const ofContact = sql`contact_id = any(${contactIds}::uuid[])`
  const byThem = madeBy(memberIds)
  // Whoever is not known as a customer may have booked under an address that is somebody else's.
  const isUnknown = !(await isKnownCustomer(tx, siteId, contactIds))
  const bookingIds = await select(
    tx,
    sql<Ids>`select coalesce(array_agg(id::text), '{}') as ids from bookings
      where site_id = ${siteId} and (${ofContact}
        or (contact_id is null or ${isUnknown}) and ${byThem('created_by_type', 'created_by_id')})`,
  )
  const orderIds = await select(
    tx,
    sql<Ids>`select coalesce(array_agg(id::text), '{}') as ids from orders
      where site_id = ${siteId} and (${ofContact} or member_id = any(${memberIds}::uuid[]))`,
  )
  const emails = await findEmails(tx, siteId, { contactIds, memberIds, isOwnCall })
  const phones = await findPhones(tx, siteId, memberIds)
  return loadBelongings(tx, { siteId, contactIds, memberIds, bookingIds, orderIds, emails, phones })
}

/** Finds what belongs to customers, members, bookings and orders: answers, charges and checkouts. */
export async function loadBelongings(
  tx: Tx,
  of: Pick<Person, 'siteId' | 'contactIds' | 'memberIds' | 'bookingIds' | 'orderIds' | 'emails' | 'phones'>,
): Promise<Person> {
  const { siteId, contactIds, bookingIds, orderIds, emails } = of
  const ofContact = sql`contact_id = any(${contactIds}::uuid[])`
  const byThem = madeBy(of.memberIds)
  const submissionIds = await select(
    tx,
    sql<Ids>`select coalesce(array_agg(distinct id::text), '{}') as ids from (
      select id from form_submissions
        where site_id = ${siteId} and (${ofContact} or ${byThem('submitter_type', 'submitter_id')})
      union select unnest(array[form_submission_id, intake_submission_id]) from bookings
        where site_id = ${siteId} and id = any(${bookingIds}::uuid[])
      union select submission_id from orders where site_id = ${siteId} and id = any(${orderIds}::uuid[])) found
      where id is not null`,
  )
  const chargeIds = await select(
    tx,
    sql<Ids>`select coalesce(array_agg(id::text), '{}') as ids from charges
      where site_id = ${siteId}
        and (${ofContact} or subject_id = any(${[...bookingIds, ...orderIds]}::uuid[]))`,
  )
  const checkoutIds = await select(
    tx,
    sql<Ids>`select coalesce(array_agg(distinct id::text), '{}') as ids from (
      select id from checkouts where site_id = ${siteId}
        and (${byThem('owner_type', 'owner_id')} or lower(email) = any(${emails}))
      union select checkout_id from checkout_orders where site_id = ${siteId} and ${ofContact}
      union select checkout_id from line_items
        where site_id = ${siteId} and item_id = any(${[...bookingIds, ...orderIds]}::uuid[])
          and checkout_id is not null) found`,
  )
  const cartIds = await select(
    tx,
    sql<Ids>`select coalesce(array_agg(distinct id::text), '{}') as ids from (
      select id from carts where site_id = ${siteId}
        and (${byThem('owner_type', 'owner_id')} or lower(email) = any(${emails}))
      union select cart_id from checkouts
        where site_id = ${siteId} and id = any(${checkoutIds}::uuid[]) and cart_id is not null) found`,
  )
  return { ...of, submissionIds, chargeIds, checkoutIds, cartIds }
}

/** How many addresses are looked for. */
const mostAddresses = 100

/**
 * Only verified addresses of accounts and, if the business asks, that of the customer. What anybody could type, in a
 * booking or among more addresses, must not lead to the data of others.
 */
function findEmails(
  tx: Tx,
  siteId: string,
  { contactIds, memberIds, isOwnCall }: Pick<Person, 'contactIds' | 'memberIds'> & { isOwnCall: boolean },
): Promise<string[]> {
  return select(
    tx,
    sql<Ids>`select coalesce((array_agg(distinct email))[1:${sql.lit(mostAddresses)}], '{}') as ids from (
      select lower(email) as email from contacts
        where site_id = ${siteId} and id = any(${contactIds}::uuid[]) and not ${isOwnCall}::boolean
      union select lower(login_email) from members
        where site_id = ${siteId} and id = any(${memberIds}::uuid[]) and login_email_verified_at is not null) found
    where email like '_%@_%'
      and not exists (select from contacts other where other.site_id = ${siteId} and lower(other.email) = found.email
        and other.id <> all(${contactIds}::uuid[]))
      and not exists (select from members other where other.site_id = ${siteId} and other.login_email = found.email
        and other.deleted_at is null and other.id <> all(${memberIds}::uuid[]))
      and not exists (select from users where lower(users.email) = found.email)
      and not exists (select from sites where lower(sites.email) = found.email)`,
  )
}

function findPhones(tx: Tx, siteId: string, memberIds: readonly string[]): Promise<string[]> {
  return select(
    tx,
    sql<Ids>`select coalesce((array_agg(distinct phone))[1:${sql.lit(mostAddresses)}], '{}') as ids from member_factors
      where site_id = ${siteId} and member_id = any(${[...memberIds]}::uuid[])
        and phone is not null and activated_at is not null`,
  )
}

/** Finds the language in which a person is written to, if one was chosen. */
export async function findLanguage(db: Db, { siteId, contactIds }: Person): Promise<string | undefined> {
  const { rows } = await sql<{ language: string }>`select language from contacts
    where site_id = ${siteId} and id = any(${contactIds}::uuid[]) and language is not null
    order by merged_into_id nulls first, id limit 1`.execute(db)
  return rows[0]?.language
}
