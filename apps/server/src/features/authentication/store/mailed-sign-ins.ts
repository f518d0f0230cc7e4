import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'

/** A sign-in by email. */
export type MailedSignIn = { id: string; memberId: string | null; codeHash: Buffer; tries: number }

type NewMailedSignIn = {
  siteId: string
  id: string
  memberId: string | null
  requestHash: Buffer
  linkHash: Buffer
  codeHash: Buffer
  expiresAt: number
}

export async function insertMailedSignIn(tx: Tx, signIn: NewMailedSignIn): Promise<void> {
  await tx
    .insertInto('mailed_sign_ins')
    .values({
      site_id: signIn.siteId,
      id: signIn.id,
      member_id: signIn.memberId,
      request_hash: signIn.requestHash,
      link_hash: signIn.linkHash,
      code_hash: signIn.codeHash,
      expires_at: new Date(signIn.expiresAt),
    })
    .execute()
}

/** Locks a sign-in by its request or link so that attempts run one after the other. */
export async function lockMailedSignIn(
  tx: Tx,
  { siteId, hash, by }: { siteId: string; hash: Buffer; by: 'request_hash' | 'link_hash' },
  now: number,
): Promise<MailedSignIn | undefined> {
  const row = await tx
    .selectFrom('mailed_sign_ins')
    .select(['id', 'member_id', 'code_hash', 'tries'])
    .where('site_id', '=', siteId)
    .where(by, '=', hash)
    .where('expires_at', '>', instant(now))
    .forUpdate()
    .executeTakeFirst()
  return row && { id: row.id, memberId: row.member_id, codeHash: row.code_hash, tries: row.tries }
}

/** Finds whom an emailed link signs in; undefined if it is used, expired or unknown. */
export async function findMailedSignInMember(
  db: Db,
  { siteId, hash }: { siteId: string; hash: Buffer },
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('mailed_sign_ins')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('link_hash', '=', hash)
    .where('expires_at', '>', instant(now))
    .executeTakeFirst()
  return row?.member_id ?? undefined
}

export async function countMailedTry(tx: Tx, siteId: string, id: string): Promise<void> {
  await tx
    .updateTable('mailed_sign_ins')
    .set({ tries: sql<number>`tries + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Deletes the member's email sign-ins. */
export async function deleteMailedSignIns(tx: Tx, siteId: string, memberId: string): Promise<void> {
  await tx.deleteFrom('mailed_sign_ins').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}

export async function deleteExpiredMailedSignIns(db: Db, now: number): Promise<void> {
  await db.deleteFrom('mailed_sign_ins').where('expires_at', '<=', instant(now)).execute()
}
