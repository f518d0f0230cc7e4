import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/**
 * Selects the ids of a member's verified contact and the contacts merged into it, as an array for `any(…)`. Empty for
 * an unverified email.
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

/** Finds a member's verified email, and the ids that `provenContactIds` selects. */
export async function findProven(
  db: Db,
  siteId: string,
  memberId: string,
): Promise<{ email: string | undefined; contactIds: string[] }> {
  const row = await selectVerified(db, siteId, memberId)
    .select(['login_email', provenContactIds(siteId, memberId).as('ids')])
    .executeTakeFirst()
  return { email: row?.login_email, contactIds: row?.ids ?? [] }
}

/** Finds a member's verified email. */
export async function findProvenEmail(db: Db, siteId: string, memberId: string): Promise<string | undefined> {
  const row = await selectVerified(db, siteId, memberId).select('login_email').executeTakeFirst()
  return row?.login_email
}

function selectVerified(db: Db, siteId: string, memberId: string) {
  return db
    .selectFrom('members')
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .where('login_email_verified_at', 'is not', null)
}
