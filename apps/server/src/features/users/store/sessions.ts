import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import { raiseBrowserMarks } from './users.ts'

/** Key of a session: the cookie's site and hash. */
export type SessionKey = { siteId: string; hash: Buffer }

/** Finds an unexpired session with its user. A person’s active second factor must have been shown in it. */
export function findSession(db: Db, { siteId, hash }: SessionKey, now: number) {
  return db
    .selectFrom('staff_sessions')
    .innerJoin('users', 'users.id', 'staff_sessions.user_id')
    .leftJoin('staff_factors', 'staff_factors.user_id', 'users.id')
    .select(['staff_sessions.id', 'staff_sessions.csrf_secret', 'staff_sessions.last_seen_at'])
    .select(['users.id as userId', 'users.name', 'staff_factors.activated_at as factorSince'])
    .where('staff_sessions.site_id', '=', siteId)
    .where('staff_sessions.secret_hash', '=', hash)
    .where('staff_sessions.expires_at', '>', new Date(now).toISOString())
    .where((eb) =>
      eb.or([
        eb('staff_factors.activated_at', 'is', null),
        eb('staff_sessions.factor_id', '=', eb.ref('staff_factors.id')),
      ]),
    )
    .executeTakeFirst()
}

type NewSession = {
  siteId: string
  id: string
  userId: string
  hash: Buffer
  csrfSecret: Buffer
  /** The second factor that was shown; null without one. */
  factorId: string | null
  userAgent: string | undefined
  address: string
  expiresAt: number
}

export async function insertSession(db: Db, session: NewSession, now: number): Promise<void> {
  const at = new Date(now)
  await db
    .insertInto('staff_sessions')
    .values({
      site_id: session.siteId,
      id: session.id,
      user_id: session.userId,
      secret_hash: session.hash,
      csrf_secret: session.csrfSecret,
      factor_id: session.factorId,
      user_agent: session.userAgent ?? null,
      address: session.address,
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(session.expiresAt),
    })
    .execute()
}

/** Returns true if a session of a user was not ended. */
export async function hasSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the active second factor that was shown in a session; null without one, also once it was removed. */
export async function findShownFactor(db: Db, userId: string, sessionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff_factors', 'staff_factors.id', 'staff_sessions.factor_id')
    .select('staff_factors.id')
    .where('staff_sessions.user_id', '=', userId)
    .where('staff_sessions.id', '=', sessionId)
    .where('staff_factors.activated_at', 'is not', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Records the second factor that was just shown in a session. */
export async function updateShownFactor(tx: Tx, userId: string, sessionId: string, factorId: string): Promise<void> {
  await tx
    .updateTable('staff_sessions')
    .set({ factor_id: factorId })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute()
}

/** Extends a session to `expiresAt`, at most a year in total. */
export async function extendSession(
  db: Db,
  { siteId, hash }: SessionKey,
  expiresAt: number,
  now: number,
): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({
      last_seen_at: new Date(now),
      expires_at: sql`least(${new Date(expiresAt)}, created_at + interval '365 days')`,
    })
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .execute()
}

export async function deleteSession(db: Db, { siteId, hash }: SessionKey): Promise<void> {
  await db.deleteFrom('staff_sessions').where('site_id', '=', siteId).where('secret_hash', '=', hash).execute()
}

/** Signs a person out everywhere. No browser is known any more. */
export async function deleteUserSessions(db: Db, userId: string): Promise<void> {
  await raiseBrowserMarks(db, userId)
  await db.deleteFrom('staff_sessions').where('user_id', '=', userId).execute()
}

/** Deletes a user's other sessions, and makes marks of known browsers void. Returns the number of sessions. */
export async function deleteOtherSessions(db: Db, userId: string, sessionId: string): Promise<number> {
  await raiseBrowserMarks(db, userId)
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', sessionId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes a session of a user. Returns false if they had none with this id. */
export async function deleteUserSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** A person's sessions that are not over, the last used first. */
export function listUserSessions(db: Db, userId: string, now: number) {
  return db
    .selectFrom('staff_sessions')
    .select(['id', 'user_agent', 'address', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date(now).toISOString())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute()
}

export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('staff_sessions').where('expires_at', '<=', new Date(now).toISOString()).execute()
}
