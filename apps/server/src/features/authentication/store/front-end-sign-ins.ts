import { sql } from 'kysely'
import { type Db, instant } from '../../../db/database.ts'

type Who = { siteId: string; memberId: string }

/** A sign-in that a front end made by itself: no session of a browser belongs to it. `frontEnd` is null for our pages. */
export type FrontEndSignIn = { id: string; frontEnd: string | null; createdDate: string; lastSeenDate: string }

/**
 * Lists them, last used first: token families that were issued neither from a session nor from another family that go on.
 * Token families belong to another feature.
 */
export async function listFrontEndSignIns(db: Db, { siteId, memberId }: Who, now: number): Promise<FrontEndSignIn[]> {
  const { rows } = await sql<FrontEndSignIn>`
    select family.id, family.created_at as "createdDate", family.last_used_at as "lastSeenDate",
      case when not client.first_party then client.name end as "frontEnd"
    from token_families family
    join oauth_clients client on client.site_id = family.site_id and client.id = family.client_id
    where family.site_id = ${siteId} and family.role = 'member' and family.subject_id = ${memberId}
      and family.revoked_at is null and family.expires_at > ${instant(now)}
      and not exists (select from member_sessions session
        where session.site_id = ${siteId} and session.id = family.member_session_id)
      and not exists (select from token_families parent
        where parent.site_id = ${siteId} and parent.id = family.parent_family_id and parent.revoked_at is null)
    order by family.last_used_at desc, family.id limit 200`.execute(db)
  return rows
}

/**
 * Lists every sign-in of a member on another front end, and on our pages without a browser's session, that is stored; those
 * that ended too, until they are swept.
 */
export async function listAllFrontEndSignIns(db: Db, { siteId, memberId }: Who): Promise<StoredFrontEndSignIn[]> {
  const { rows } = await sql<StoredFrontEndSignIn>`
    select case when not client.first_party then client.name end as "frontEnd", family.created_at as "createdDate",
      family.last_used_at as "lastSeenDate", family.expires_at as "expiresDate", family.revoked_at as "endedDate"
    from token_families family
    join oauth_clients client on client.site_id = family.site_id and client.id = family.client_id
    where family.site_id = ${siteId} and family.role = 'member' and family.subject_id = ${memberId}
      and (not client.first_party or family.member_session_id is null)
    order by family.created_at, family.id`.execute(db)
  return rows
}

export type StoredFrontEndSignIn = Omit<FrontEndSignIn, 'id'> & { expiresDate: string; endedDate: string | null }

/** Returns the ids of a family and of those it was issued from that go on. */
export async function findOrigins(db: Db, siteId: string, familyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive origins as (
      select id, parent_family_id from token_families where site_id = ${siteId} and id = ${familyId}
      union
      select parent.id, parent.parent_family_id from token_families parent
      join origins on parent.id = origins.parent_family_id
      where parent.site_id = ${siteId} and parent.revoked_at is null
    )
    select id from origins`.execute(db)
  return rows.map(({ id }) => id)
}
