import { type Db, instant, type Tx } from '../../../db/database.ts'
import type { ConsumedSessionToken } from '../../identity/index.ts'

type Key = { siteId: string; hash: Buffer }
type NewSessionToken = Key & {
  memberId: string
  visitorId: string | null
  /** The key that requested it, if its member didn't. */
  issuedByKeyId?: string | undefined
  expiresAt: number
}
type NewRecoveryToken = Key & { memberId: string; returnUrl: string | null; expiresAt: number }

export async function insertSessionToken(tx: Tx, token: NewSessionToken, now: number): Promise<void> {
  await tx
    .insertInto('session_tokens')
    .values({
      site_id: token.siteId,
      secret_hash: token.hash,
      member_id: token.memberId,
      visitor_id: token.visitorId,
      issued_by_key_id: token.issuedByKeyId ?? null,
      created_at: new Date(now),
      expires_at: new Date(token.expiresAt),
    })
    .execute()
}

/** Finds the member of a session token; undefined if used, expired or unknown. */
export async function findSessionTokenRow(db: Db, { siteId, hash }: Key, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('session_tokens')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .where('expires_at', '>', instant(now))
    .executeTakeFirst()
  return row?.member_id
}

/** Consumes a session token; undefined if used, expired or unknown. */
export async function takeSessionTokenRow(
  tx: Tx,
  { siteId, hash }: Key,
  now: number,
): Promise<Omit<ConsumedSessionToken, 'memberSessionId'> | undefined> {
  const row = await tx
    .deleteFrom('session_tokens')
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .where('expires_at', '>', instant(now))
    .returning(['member_id', 'visitor_id', 'issued_by_key_id', 'created_at'])
    .executeTakeFirst()
  return (
    row && {
      memberId: row.member_id,
      visitorId: row.visitor_id,
      issuedByKeyId: row.issued_by_key_id,
      signedInAt: Date.parse(row.created_at),
    }
  )
}

export async function insertRecoveryToken(tx: Tx, token: NewRecoveryToken, now: number): Promise<void> {
  await tx
    .insertInto('recovery_tokens')
    .values({
      site_id: token.siteId,
      secret_hash: token.hash,
      member_id: token.memberId,
      return_url: token.returnUrl,
      created_at: new Date(now),
      expires_at: new Date(token.expiresAt),
    })
    .execute()
}

/** Consumes the token of an emailed link; undefined if used, expired or unknown. */
export async function takeRecoveryToken(
  tx: Tx,
  { siteId, hash }: Key,
  now: number,
): Promise<{ memberId: string; returnUrl: string | null } | undefined> {
  const row = await tx
    .deleteFrom('recovery_tokens')
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .where('expires_at', '>', instant(now))
    .returning(['member_id', 'return_url'])
    .executeTakeFirst()
  return row && { memberId: row.member_id, returnUrl: row.return_url }
}

/** Links and hand-overs of this member are void. */
export async function deleteOneTimeTokens(tx: Tx, siteId: string, memberId: string): Promise<void> {
  for (const table of ['session_tokens', 'recovery_tokens'] as const) {
    await tx.deleteFrom(table).where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
  }
}

/** Deletes session tokens that this key requested. */
export async function deleteSessionTokensOfKey(tx: Tx, siteId: string, keyId: string): Promise<void> {
  await tx.deleteFrom('session_tokens').where('site_id', '=', siteId).where('issued_by_key_id', '=', keyId).execute()
}

export async function deleteExpiredOneTimeTokens(db: Db, now: number): Promise<void> {
  for (const table of ['session_tokens', 'recovery_tokens'] as const) {
    await db.deleteFrom(table).where('expires_at', '<=', instant(now)).execute()
  }
}
