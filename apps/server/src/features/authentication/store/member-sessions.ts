import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'

type Key = { siteId: string; hash: Buffer }
export type MemberSession = {
  siteId: string
  id: string
  memberId: string
  visitorId: string | null
  createdAt: number
  lastSeenAt: number
}

/** Finds an unexpired session by its cookie's hash. */
export async function findMemberSessionRow(db: Db, key: Key, now: number): Promise<MemberSession | undefined> {
  return toSession(await selectSession(db, key, now).executeTakeFirst())
}

/** Finds it and locks it against its end. */
export async function lockMemberSessionRow(tx: Tx, key: Key, now: number): Promise<MemberSession | undefined> {
  return toSession(await selectSession(tx, key, now).forShare().executeTakeFirst())
}

function selectSession(db: Db, { siteId, hash }: Key, now: number) {
  return db
    .selectFrom('member_sessions')
    .select(['site_id', 'id', 'member_id', 'visitor_id', 'created_at', 'last_seen_at'])
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .where('expires_at', '>', instant(now))
}

function toSession(
  row: Awaited<ReturnType<ReturnType<typeof selectSession>['executeTakeFirst']>>,
): MemberSession | undefined {
  return (
    row && {
      siteId: row.site_id,
      id: row.id,
      memberId: row.member_id,
      visitorId: row.visitor_id,
      createdAt: Date.parse(row.created_at),
      lastSeenAt: Date.parse(row.last_seen_at),
    }
  )
}

type NewSession = Key & {
  id: string
  memberId: string
  visitorId: string | null
  issuedByKeyId?: string | null | undefined
  userAgent: string | undefined
  address: string
  expiresAt: number
}

export async function insertMemberSession(tx: Tx, session: NewSession, now: number): Promise<void> {
  const at = new Date(now)
  await tx
    .insertInto('member_sessions')
    .values({
      site_id: session.siteId,
      id: session.id,
      member_id: session.memberId,
      visitor_id: session.visitorId,
      issued_by_key_id: session.issuedByKeyId ?? null,
      secret_hash: session.hash,
      user_agent: session.userAgent?.slice(0, 500) ?? null,
      address: session.address,
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(session.expiresAt),
    })
    .execute()
}

/** Extends a session to `expiresAt`, at most a year in total. */
export async function extendMemberSession(
  db: Db,
  { siteId, id }: { siteId: string; id: string },
  expiresAt: number,
  now: number,
): Promise<void> {
  await db
    .updateTable('member_sessions')
    .set({
      last_seen_at: new Date(now),
      expires_at: sql`least(${instant(expiresAt)}, created_at + interval '365 days')`,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Lists the member's sessions, last used first. */
export function listMemberSessions(db: Db, siteId: string, memberId: string, now: number) {
  return db
    .selectFrom('member_sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', instant(now))
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute()
}

/** Deletes the sessions that were opened with session tokens of a key, locked in the order of their ids. Returns the ids. */
export async function deleteSessionsOfKey(tx: Tx, siteId: string, keyId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('member_sessions')
    .select('id')
    .where('site_id', '=', siteId)
    .where('issued_by_key_id', '=', keyId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await tx
      .deleteFrom('member_sessions')
      .where('site_id', '=', siteId)
      .where(sql<boolean>`id = any(${ids}::uuid[])`)
      .execute()
  return ids
}

/** Deletes one session. Returns false if there was none. */
export async function deleteMemberSession(
  tx: Tx,
  { siteId, memberId, id }: { siteId: string; memberId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_sessions')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Deletes a member's sessions except one. Returns their number. */
export async function deleteMemberSessions(
  tx: Tx,
  { siteId, memberId }: { siteId: string; memberId: string },
  exceptId?: string,
): Promise<number> {
  let query = tx.deleteFrom('member_sessions').where('site_id', '=', siteId).where('member_id', '=', memberId)
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId)
  const { numDeletedRows } = await query.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteExpiredMemberSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('member_sessions').where('expires_at', '<=', instant(now)).execute()
}

/** The same with those that are over and not swept yet. */
export function listAllMemberSessions(db: Db, siteId: string, memberId: string) {
  return db
    .selectFrom('member_sessions')
    .select(['user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()
}

/**
 * Returns when the sign-in behind a token family was made. A family that was issued from another one, or from a session
 * of a browser, is no sign-in of its own: the first of them counts, and none if it is gone. None of a revoked family
 * either. Token families belong to
 * another feature.
 */
export async function findSignedInAt(db: Db, siteId: string, familyId: string): Promise<number | undefined> {
  const { rows } = await sql<{ at: string | null }>`
    with recursive origins as (
      select parent_family_id, member_session_id, coalesce(signed_in_at, created_at) as made_at from token_families
      where site_id = ${siteId} and id = ${familyId} and revoked_at is null
      union all
      select parent.parent_family_id, parent.member_session_id, coalesce(parent.signed_in_at, parent.created_at)
      from token_families parent join origins on parent.id = origins.parent_family_id where parent.site_id = ${siteId}
    )
    select case when member_session_id is null then made_at else member_sessions.created_at end as at
    from origins left join member_sessions
      on member_sessions.site_id = ${siteId} and member_sessions.id = origins.member_session_id
    where parent_family_id is null`.execute(db)
  const at = rows[0]?.at
  return at ? Date.parse(at) : undefined
}
