import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** A stored authorization code. */
export type Code = {
  id: string
  clientId: string
  memberId: string
  visitorId: string | null
  memberSessionId: string | null
  signedInAt: number | null
  issuedByKeyId: string | null
  pageOrigin: string | null
  redirectUri: string | null
  codeChallenge: string
  offlineAccess: boolean
}

type NewCode = Code & { siteId: string; hash: Buffer; expiresAt: number }

export async function insertCode(tx: Tx, code: NewCode, now: number): Promise<void> {
  await tx
    .insertInto('authorization_codes')
    .values({
      site_id: code.siteId,
      id: code.id,
      client_id: code.clientId,
      secret_hash: code.hash,
      member_id: code.memberId,
      visitor_id: code.visitorId,
      member_session_id: code.memberSessionId,
      signed_in_at: code.signedInAt === null ? null : new Date(code.signedInAt),
      issued_by_key_id: code.issuedByKeyId,
      page_origin: code.pageOrigin,
      redirect_uri: code.redirectUri,
      code_challenge: code.codeChallenge,
      offline_access: code.offlineAccess,
      created_at: new Date(now),
      expires_at: new Date(code.expiresAt),
    })
    .execute()
}

/** Consumes an unexpired code; of concurrent requests only one succeeds. */
export async function takeCode(tx: Tx, siteId: string, hash: Buffer, now: number): Promise<Code | undefined> {
  const row = await tx
    .updateTable('authorization_codes')
    .set({ used_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now).toISOString())
    .returningAll()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      clientId: row.client_id,
      memberId: row.member_id,
      visitorId: row.visitor_id,
      memberSessionId: row.member_session_id,
      signedInAt: row.signed_in_at === null ? null : Date.parse(row.signed_in_at),
      issuedByKeyId: row.issued_by_key_id,
      pageOrigin: row.page_origin,
      redirectUri: row.redirect_uri,
      codeChallenge: row.code_challenge,
      offlineAccess: row.offline_access,
    }
  )
}

/** Saves the token family issued for a code, to revoke it if the code is presented again. */
export async function setCodeFamily(tx: Tx, siteId: string, id: string, familyId: string): Promise<void> {
  await tx
    .updateTable('authorization_codes')
    .set({ family_id: familyId })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** What a used code gave; undefined for one that gave nothing, or is none. */
export async function findCodeFamily(db: Db, siteId: string, hash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('authorization_codes')
    .select('family_id')
    .where('site_id', '=', siteId)
    .where('secret_hash', '=', hash)
    .where('used_at', 'is not', null)
    .executeTakeFirst()
  return row?.family_id ?? undefined
}

/** Deletes codes that expired before this instant. */
export async function deleteOldCodes(tx: Tx, before: number): Promise<void> {
  await tx.deleteFrom('authorization_codes').where('expires_at', '<', new Date(before).toISOString()).execute()
}

/** Invalidates unexchanged codes. */
export async function voidCodes(
  tx: Tx,
  siteId: string,
  filter: { memberId?: string; memberSessionIds?: readonly string[]; issuedByKeyId?: string },
  now: number,
): Promise<void> {
  const { memberId, memberSessionIds, issuedByKeyId } = filter
  await tx
    .updateTable('authorization_codes')
    .set({ used_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('used_at', 'is', null)
    .$if(memberId !== undefined, (q) => q.where('member_id', '=', memberId ?? ''))
    .$if(memberSessionIds !== undefined, (q) =>
      q.where(sql<boolean>`member_session_id = any(${[...(memberSessionIds ?? [])]}::uuid[])`),
    )
    .$if(issuedByKeyId !== undefined, (q) => q.where('issued_by_key_id', '=', issuedByKeyId ?? ''))
    .execute()
}
