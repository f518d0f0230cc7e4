import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** Everything of one person, as keys, and the addresses they were ever known under. */
export type Person = {
  siteId: string
  contactIds: string[]
  memberIds: string[]
  /** Browsers of the members before they signed in, and those that booked for these contacts. */
  visitorIds: string[]
  bookingIds: string[]
  orderIds: string[]
  submissionIds: string[]
  chargeIds: string[]
  checkoutIds: string[]
  cartIds: string[]
  /** In lower case; without those that another customer has too. */
  emails: string[]
  /** As they were typed; without those that another customer has too. */
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
 * Finds the customer a member is, with everybody merged into it; undefined if there is no such member. `isProven`: none
 * unless the member has verified their address, or the customer was made for them.
 */
export async function findContactsOfMember(
  db: Db,
  siteId: string,
  memberId: string,
  { isProven = false }: { isProven?: boolean } = {},
): Promise<string[] | undefined> {
  const { rows } = await sql<{ contactId: string | null }>`
    select case when not ${isProven}::boolean or members.login_email_verified_at is not null or contacts.email_unproven
      then members.contact_id end as "contactId"
    from members left join contacts on contacts.site_id = members.site_id and contacts.id = members.contact_id
    where members.site_id = ${siteId} and members.id = ${memberId}
      and (members.deleted_at is null or members.purge_at is not null)`.execute(db)
  const [row] = rows
  return row && (row.contactId === null ? [] : findContactsOf(db, siteId, row.contactId))
}

/** Finds the members that these contacts are, those in the trash included. */
export function findMembersOf(tx: Tx, siteId: string, contactIds: readonly string[]): Promise<string[]> {
  return select(
    tx,
    sql<Ids>`select coalesce(array_agg(id::text), '{}') as ids from members
      where site_id = ${siteId} and contact_id = any(${[...contactIds]}::uuid[])`,
  )
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

/** Finds everything of a locked person. */
export async function loadPerson(
  tx: Tx,
  siteId: string,
  { contactIds, memberIds }: Pick<Person, 'contactIds' | 'memberIds'>,
): Promise<Person> {
  const ofContact = (column = 'contact_id') => sql`${sql.ref(column)} = any(${contactIds}::uuid[])`
  const ofMember = (column: string) => sql`${sql.ref(column)} = any(${memberIds}::uuid[])`
  const visitorIds = await select(
    tx,
    sql<Ids>`select coalesce(array_agg(distinct id::text), '{}') as ids from (
      select visitor_id as id from member_visitors where site_id = ${siteId} and ${ofMember('member_id')}
      union select created_by_id from bookings
        where site_id = ${siteId} and created_by_type = 'visitor' and ${ofContact()} and created_by_id is not null) found`,
  )
  const byThem = (type: string, id: string) => sql`(${sql.ref(type)} = 'member' and ${ofMember(id)}
    or ${sql.ref(type)} = 'visitor' and ${sql.ref(id)} = any(${visitorIds}::uuid[]))`
  const bookingIds = await select(
    tx,
    sql<Ids>`select coalesce(array_agg(id::text), '{}') as ids from bookings
      where site_id = ${siteId} and (${ofContact()} or contact_id is null and ${byThem('created_by_type', 'created_by_id')})`,
  )
  const orderIds = await select(
    tx,
    sql<Ids>`select coalesce(array_agg(id::text), '{}') as ids from orders
      where site_id = ${siteId} and (${ofContact()} or ${ofMember('member_id')})`,
  )
  const submissionIds = await select(
    tx,
    sql<Ids>`select coalesce(array_agg(distinct id::text), '{}') as ids from (
      select id from form_submissions
        where site_id = ${siteId} and (${ofContact()} or ${byThem('submitter_type', 'submitter_id')})
      union select unnest(array[form_submission_id, intake_submission_id]) from bookings
        where site_id = ${siteId} and id = any(${bookingIds}::uuid[])
      union select submission_id from orders where site_id = ${siteId} and id = any(${orderIds}::uuid[])) found
      where id is not null`,
  )
  const chargeIds = await select(
    tx,
    sql<Ids>`select coalesce(array_agg(id::text), '{}') as ids from charges
      where site_id = ${siteId}
        and (${ofContact()} or subject_id = any(${[...bookingIds, ...orderIds]}::uuid[]))`,
  )
  const checkoutIds = await select(
    tx,
    sql<Ids>`select coalesce(array_agg(distinct id::text), '{}') as ids from (
      select id from checkouts where site_id = ${siteId} and ${byThem('owner_type', 'owner_id')}
      union select checkout_id from checkout_orders where site_id = ${siteId} and ${ofContact()}
      union select checkout_id from line_items
        where site_id = ${siteId} and item_id = any(${bookingIds}::uuid[]) and checkout_id is not null) found`,
  )
  const cartIds = await select(
    tx,
    sql<Ids>`select coalesce(array_agg(distinct id::text), '{}') as ids from (
      select id from carts where site_id = ${siteId} and ${byThem('owner_type', 'owner_id')}
      union select cart_id from checkouts
        where site_id = ${siteId} and id = any(${checkoutIds}::uuid[]) and cart_id is not null) found`,
  )
  const known = { contactIds, memberIds, bookingIds }
  const [emails, phones] = [await findEmails(tx, siteId, known), await findPhones(tx, siteId, known)]
  const things = { visitorIds, bookingIds, orderIds, submissionIds, chargeIds, checkoutIds, cartIds }
  return { siteId, contactIds, memberIds, ...things, emails, phones }
}

type Known = Pick<Person, 'contactIds' | 'memberIds' | 'bookingIds'>

/** History has the addresses they had before. */
function findEmails(tx: Tx, siteId: string, { contactIds, memberIds, bookingIds }: Known): Promise<string[]> {
  const pattern = '[^\\s"<>@]+@[^\\s"<>@]+'
  return select(
    tx,
    sql<Ids>`select coalesce(array_agg(distinct email), '{}') as ids from (
      select lower(email) as email from contacts where site_id = ${siteId} and id = any(${contactIds}::uuid[])
      union select lower(unnest(more_emails)) from contacts where site_id = ${siteId} and id = any(${contactIds}::uuid[])
      union select lower(login_email) from members where site_id = ${siteId} and id = any(${memberIds}::uuid[])
      union select lower(contact_details ->> 'email') from bookings
        where site_id = ${siteId} and id = any(${bookingIds}::uuid[])
      union select lower((regexp_matches(detail::text || coalesce(moved::text, ''), ${pattern}, 'g'))[1]) from contact_history
        where site_id = ${siteId} and contact_id = any(${contactIds}::uuid[])
      union select lower((regexp_matches(changes::text, ${pattern}, 'g'))[1]) from member_history
        where site_id = ${siteId} and member_id = any(${memberIds}::uuid[])) found
    where length(email) > 4
      and not exists (select from contacts other where other.site_id = ${siteId} and lower(other.email) = found.email
        and other.id <> all(${contactIds}::uuid[]))
      and not exists (select from members other where other.site_id = ${siteId} and other.login_email = found.email
        and other.deleted_at is null and other.id <> all(${memberIds}::uuid[]))
      and not exists (select from users where lower(users.email) = found.email)
      and not exists (select from sites where lower(sites.email) = found.email)`,
  )
}

/** Short numbers are left out: they occur in anything. */
function findPhones(tx: Tx, siteId: string, { contactIds, memberIds, bookingIds }: Known): Promise<string[]> {
  return select(
    tx,
    sql<Ids>`select coalesce(array_agg(distinct phone), '{}') as ids from (
      select phone from contacts where site_id = ${siteId} and id = any(${contactIds}::uuid[])
      union select unnest(more_phones) from contacts where site_id = ${siteId} and id = any(${contactIds}::uuid[])
      union select phone from member_factors where site_id = ${siteId} and member_id = any(${memberIds}::uuid[])
      union select contact_details ->> 'phone' from bookings
        where site_id = ${siteId} and id = any(${bookingIds}::uuid[])) found
    where length(regexp_replace(phone, '\\D', '', 'g')) >= 7
      and not exists (select from contacts other where other.site_id = ${siteId} and other.phone = found.phone
        and other.id <> all(${contactIds}::uuid[]))`,
  )
}
