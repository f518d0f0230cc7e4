import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** An account outside the trash. */
export type Account = { memberId: string; loginEmail: string; isProven: boolean }

/**
 * Lists the accounts that a standing contact belongs to, duplicates included, those with a verified address first. An
 * unverified sign-up has a contact of its own and counts for no other.
 */
export async function findAccounts(db: Db, siteId: string, contactId: string): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select members.id as "memberId", members.login_email as "loginEmail",
      members.login_email_verified_at is not null as "isProven"
    from contacts link join members on members.site_id = link.site_id and members.contact_id = link.id
    where link.site_id = ${siteId} and (link.id = ${contactId} or link.merged_into_id = ${contactId})
      and not link.email_unproven and members.deleted_at is null
    order by "isProven" desc, members.status <> 'APPROVED', members.created_at`.execute(db)
  return rows
}

/**
 * Makes contacts of unverified sign-ups ordinary ones, which the business answers for: the accounts have none until they
 * verify an address.
 */
export async function separateUnproven(tx: Tx, siteId: string, contactIds: readonly string[]): Promise<void> {
  const these = sql`contacts.site_id = ${siteId} and contacts.id = any(${[...contactIds]}::uuid[]) and contacts.email_unproven`
  await sql`update members set contact_id = null from contacts
    where ${these} and members.site_id = contacts.site_id and members.contact_id = contacts.id`.execute(tx)
  await sql`update contacts set email_unproven = false where ${these}`.execute(tx)
}
