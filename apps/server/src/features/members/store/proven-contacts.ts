import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/**
 * The customer a member has shown to be, with those who became part of that customer, as an array for `any(…)`. Empty
 * for a member whose e-mail address is only claimed.
 */
export function provenContactIds(siteId: string, memberId: string): RawBuilder<string[]> {
  return sql<string[]>`array(
    select contact.id from members
      join contacts link on link.site_id = members.site_id and link.id = members.contact_id
      join contacts contact on contact.site_id = members.site_id
        and coalesce(link.merged_into_id, link.id) in (contact.id, contact.merged_into_id)
    where members.site_id = ${siteId} and members.id = ${memberId}
      and members.login_email_verified_at is not null and members.deleted_at is null)`
}

/** The e-mail address of a member, if they have shown that it is theirs. */
export async function findProvenEmail(db: Db, siteId: string, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('members')
    .select('login_email')
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .where('login_email_verified_at', 'is not', null)
    .executeTakeFirst()
  return row?.login_email
}
