import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import type { FamilyToken } from '../rules/refresh-family.ts'

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
      created_at: at,
      last_used_at: at,
      expires_at: new Date(expiresAt),
    })
    .execute()
}

/** The live family of a refresh token, locked: presentations of its tokens follow one another. */
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

/** Revokes a family and those issued from it. */
export async function revokeFamily(tx: Tx, { siteId, id }: Pick<Family, 'siteId' | 'id'>, now: number): Promise<void> {
  await tx
    .updateTable('token_families')
    .set({ revoked_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where((eb) => eb.or([eb('id', '=', id), eb('parent_family_id', '=', id)]))
    .where('revoked_at', 'is', null)
    .execute()
}

/** Families that are named by what they have in common, all at once. Only those of members: a visitor has one. */
export async function revokeFamilies(
  tx: Tx,
  siteId: string,
  filter: {
    memberId?: string
    memberSessionId?: string
    clientId?: string
    exceptFamilyId?: string | undefined
  },
  now: number,
): Promise<void> {
  const { memberId, memberSessionId, clientId, exceptFamilyId } = filter
  if (memberId === undefined && memberSessionId === undefined && clientId === undefined) return
  // Families issued from them are revoked too.
  const ofClient = (id: string) => sql<boolean>`(client_id = ${id} or parent_family_id in (
    select parent.id from token_families parent where parent.site_id = ${siteId} and parent.client_id = ${id}))`
  await tx
    .updateTable('token_families')
    .set({ revoked_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('revoked_at', 'is', null)
    .$if(memberId !== undefined, (q) => q.where('role', '=', 'member').where('subject_id', '=', memberId ?? ''))
    .$if(memberSessionId !== undefined, (q) => q.where('member_session_id', '=', memberSessionId ?? ''))
    .$if(clientId !== undefined, (q) => q.where(ofClient(clientId ?? '')))
    .$if(exceptFamilyId !== undefined, (q) => q.where('id', '!=', exceptFamilyId ?? ''))
    .execute()
}

/** Locks a family against revocation until the transaction ends. Returns false if it does not exist or is revoked. */
export async function lockLiveFamily(tx: Tx, siteId: string, familyId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('token_families')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
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

type NewToken = { siteId: string; id: string; familyId: string; parentId: string | null; hash: Buffer }

export async function insertRefreshToken(db: Db, token: NewToken, now: number): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({
      site_id: token.siteId,
      id: token.id,
      family_id: token.familyId,
      parent_id: token.parentId,
      secret_hash: token.hash,
      created_at: new Date(now),
    })
    .execute()
}

/** Finds a token with its parent, siblings and children, oldest first. */
export async function findKin(
  tx: Tx,
  siteId: string,
  hash: Buffer,
): Promise<{ presented: FamilyToken; related: FamilyToken[] } | undefined> {
  const rows = await tx
    .selectFrom('refresh_tokens as related')
    .innerJoin('refresh_tokens as presented', (join) =>
      join.onRef('presented.site_id', '=', 'related.site_id').onRef('presented.family_id', '=', 'related.family_id'),
    )
    .select([
      'related.id',
      'related.parent_id',
      'related.first_used_at',
      'related.superseded_at',
      'presented.id as presentedId',
    ])
    .where('presented.site_id', '=', siteId)
    .where('presented.secret_hash', '=', hash)
    .where((eb) =>
      eb.or([
        eb('related.id', '=', eb.ref('presented.id')),
        eb('related.id', '=', eb.ref('presented.parent_id')),
        eb('related.parent_id', '=', eb.ref('presented.parent_id')),
        eb('related.parent_id', '=', eb.ref('presented.id')),
      ]),
    )
    .orderBy('related.created_at')
    .orderBy('related.id')
    .execute()
  const related = rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    wasUsed: row.first_used_at !== null,
    isSuperseded: row.superseded_at !== null,
  }))
  const presented = related.find(({ id }) => id === rows[0]?.presentedId)
  return presented && { presented, related }
}

export async function markTokenUsed(tx: Tx, siteId: string, id: string, now: number): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ first_used_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

export async function supersedeTokens(tx: Tx, siteId: string, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('refresh_tokens')
    .set({ superseded_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute()
}

export async function deleteTokens(tx: Tx, siteId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('refresh_tokens')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute()
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
