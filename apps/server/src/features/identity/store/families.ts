import { type RawBuilder, sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'

/** All tokens that descend from one grant. */
export type Family = {
  siteId: string
  id: string
  clientId: string
  role: 'visitor' | 'member'
  subjectId: string
  visitorId: string | null
  /** The browser session whose end revokes it, if any. */
  memberSessionId?: string | null
  /** The parent family it is revoked with, if any. */
  parentFamilyId?: string | null
  /** When the sign-in was made, if that was before the family. */
  signedInAt?: number | null
  /** The key it was issued to and is revoked with, if any. */
  issuedByKeyId?: string | null
  /** Another key, or a provider, that opened the sign-in and it is revoked with, if any. */
  signedInByKeyId?: string | null
  createdAt: number
}

export async function insertFamily(db: Db, family: Family, expiresAt: number): Promise<void> {
  const at = new Date(family.createdAt)
  await db
    .insertInto('token_families')
    .values({
      site_id: family.siteId,
      id: family.id,
      client_id: family.clientId,
      role: family.role,
      subject_id: family.subjectId,
      visitor_id: family.visitorId,
      member_session_id: family.memberSessionId ?? null,
      parent_family_id: family.parentFamilyId ?? null,
      signed_in_at: family.signedInAt ? new Date(family.signedInAt) : null,
      issued_by_key_id: family.issuedByKeyId ?? null,
      signed_in_by_key_id: family.signedInByKeyId ?? null,
      created_at: at,
      last_used_at: at,
      expires_at: new Date(expiresAt),
    })
    .execute()
}

/**
 * The live family of a refresh token, locked: presentations of its tokens follow one another. Families of disabled clients
 * are none.
 */
export async function lockFamilyByToken(
  tx: Tx,
  siteId: string,
  hash: Buffer,
  now: number,
): Promise<Family | undefined> {
  const row = await tx
    .selectFrom('token_families')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', (eb) =>
      eb.selectFrom('refresh_tokens').select('family_id').where('site_id', '=', siteId).where('secret_hash', '=', hash),
    )
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(now).toISOString())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('oauth_clients')
          .select('id')
          .where('site_id', '=', siteId)
          .whereRef('id', '=', 'token_families.client_id')
          .where('disabled_at', 'is', null),
      ),
    )
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      siteId: row.site_id,
      id: row.id,
      clientId: row.client_id,
      role: row.role as Family['role'],
      subjectId: row.subject_id,
      visitorId: row.visitor_id,
      memberSessionId: row.member_session_id,
      createdAt: Date.parse(row.created_at),
    }
  )
}

/** Finds whom the living family of a refresh token is for; undefined if it has ended. */
export async function findFamilyByToken(
  db: Db,
  siteId: string,
  hash: Buffer,
  now: number,
): Promise<{ role: 'visitor' | 'member'; subjectId: string } | undefined> {
  const row = await db
    .selectFrom('refresh_tokens as t')
    .innerJoin('token_families as f', (join) =>
      join.onRef('f.site_id', '=', 't.site_id').onRef('f.id', '=', 't.family_id'),
    )
    .select(['f.role', 'f.subject_id'])
    .where('t.site_id', '=', siteId)
    .where('t.secret_hash', '=', hash)
    .where('f.revoked_at', 'is', null)
    .where('f.expires_at', '>', new Date(now).toISOString())
    .executeTakeFirst()
  return row && { role: row.role as 'visitor' | 'member', subjectId: row.subject_id }
}

/** Extends a family to `expiresAt`. */
export async function touchFamily(tx: Tx, { siteId, id }: Family, expiresAt: number, now: number): Promise<void> {
  await tx
    .updateTable('token_families')
    .set({ last_used_at: new Date(now), expires_at: new Date(expiresAt) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Revokes a family and whatever was issued from it. */
export async function revokeFamily(tx: Tx, { siteId, id }: Pick<Family, 'siteId' | 'id'>, now: number): Promise<void> {
  await revokeDescended(tx, siteId, sql`id = ${id}`, now)
}

/**
 * Revokes the families of one client, with whatever was issued from them, or those of a member or of browser sessions,
 * which name all that was issued.
 */
export async function revokeFamilies(
  tx: Tx,
  siteId: string,
  filter:
    | { clientId: string }
    | { memberSessionIds: readonly string[] }
    | { memberId: string; exceptFamilyIds: readonly string[] },
  now: number,
): Promise<void> {
  if ('clientId' in filter) {
    await revokeDescended(tx, siteId, sql`client_id = ${filter.clientId}`, now)
    return
  }
  if ('memberSessionIds' in filter) {
    const named = sql`member_session_id = any(${[...filter.memberSessionIds]}::uuid[])`
    await revokeDescended(tx, siteId, named, now)
    return
  }
  const { memberId, exceptFamilyIds } = filter
  await sql`update token_families set revoked_at = ${instant(now)}
    where site_id = ${siteId} and role = 'member' and subject_id = ${memberId} and revoked_at is null
      and id != all(${[...exceptFamilyIds]}::uuid[])`.execute(tx)
}

/** Revokes those issued to a key, or from a sign-in it opened, with whatever was issued from them. Returns the ids of the former. */
export function revokeFamiliesOfKey(tx: Tx, siteId: string, keyId: string, now: number): Promise<string[]> {
  return revokeDescended(tx, siteId, sql`(issued_by_key_id = ${keyId} or signed_in_by_key_id = ${keyId})`, now)
}

/** Revokes what our own pages were issued from a browser session, with whatever was issued from it. */
export async function revokeOwnFamilies(tx: Tx, siteId: string, memberSessionId: string, now: number): Promise<void> {
  const named = sql`member_session_id = ${memberSessionId}
    and client_id in (select id from oauth_clients where site_id = ${siteId} and first_party)`
  await revokeDescended(tx, siteId, named, now)
}

/**
 * Locks the named families first, so that those which are being issued from them meanwhile are found and revoked too.
 * Returns their ids.
 */
async function revokeDescended(tx: Tx, siteId: string, named: RawBuilder<unknown>, now: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from token_families where site_id = ${siteId} and revoked_at is null and ${named}
    order by created_at, id for update`.execute(tx)
  await sql`with recursive descended as (
      select id from token_families where site_id = ${siteId} and ${named}
      union
      select child.id from token_families child join descended on child.parent_family_id = descended.id
      where child.site_id = ${siteId}
    )
    update token_families set revoked_at = ${instant(now)}
    where site_id = ${siteId} and revoked_at is null and id in (select id from descended)`.execute(tx)
  return rows.map(({ id }) => id)
}

/**
 * Locks a family, and those it was issued from, against revocation until the transaction ends. Returns false if it does
 * not exist or is revoked.
 */
export async function lockLiveFamily(tx: Tx, siteId: string, familyId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string; isRevoked: boolean }>`
    with recursive origins as (
      select id, parent_family_id from token_families where site_id = ${siteId} and id = ${familyId}
      union
      select parent.id, parent.parent_family_id from token_families parent
      join origins on parent.id = origins.parent_family_id where parent.site_id = ${siteId}
    )
    select id, revoked_at is not null as "isRevoked" from token_families
    where site_id = ${siteId} and id in (select id from origins)
    order by created_at, id for share`.execute(tx)
  return rows.some(({ id, isRevoked }) => id === familyId && !isRevoked)
}

/** Returns true if a family exists and was not revoked. */
export async function isFamilyLive(db: Db, siteId: string, familyId: string): Promise<boolean> {
  return (await findLiveFamily(db, siteId, familyId)) !== undefined
}

/** Finds the browser session of a family, if any. */
export async function findFamilySession(db: Db, siteId: string, familyId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('token_families')
    .select('member_session_id')
    .where('site_id', '=', siteId)
    .where('id', '=', familyId)
    .executeTakeFirst()
  return row?.member_session_id ?? undefined
}

/** Finds the family of an access token; undefined without one. */
export async function findFamilyByClaims(
  db: Db,
  claims: { siteId: string; familyId: string } | undefined,
): Promise<Pick<Family, 'siteId' | 'id' | 'clientId'> | undefined> {
  if (!claims) return undefined
  const row = await db
    .selectFrom('token_families')
    .select(['site_id', 'id', 'client_id'])
    .where('site_id', '=', claims.siteId)
    .where('id', '=', claims.familyId)
    .executeTakeFirst()
  return row && { siteId: row.site_id, id: row.id, clientId: row.client_id }
}

/** Finds an unrevoked family, with the visitors its member was before signing in. */
export async function findLiveFamily(
  db: Db,
  siteId: string,
  familyId: string,
): Promise<{ visitorIds: string[] } | undefined> {
  const family = await db
    .selectFrom('token_families as f')
    .select((eb) =>
      eb
        .selectFrom('member_visitors as v')
        .select(sql<string[]>`coalesce(array_agg(v.visitor_id), '{}')`.as('ids'))
        .whereRef('v.site_id', '=', 'f.site_id')
        .whereRef('v.member_id', '=', 'f.subject_id')
        .as('visitor_ids'),
    )
    .where('f.site_id', '=', siteId)
    .where('f.id', '=', familyId)
    .where('f.revoked_at', 'is', null)
    .executeTakeFirst()
  return family && { visitorIds: family.visitor_ids ?? [] }
}

/** Deletes families that ended before this instant, with their tokens, in batches so that locks are short. */
export async function deleteEndedFamilies(tx: Tx, before: number): Promise<void> {
  const ended = await tx
    .selectFrom('token_families')
    .select(['site_id', 'id'])
    .where((eb) => {
      const at = new Date(before).toISOString()
      return eb.or([eb('expires_at', '<', at), eb('revoked_at', '<', at)])
    })
    .limit(1000)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { site_id, id } of ended) {
    await tx.deleteFrom('refresh_tokens').where('site_id', '=', site_id).where('family_id', '=', id).execute()
    await tx.deleteFrom('token_families').where('site_id', '=', site_id).where('id', '=', id).execute()
  }
}
