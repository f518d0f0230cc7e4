import { sql } from 'kysely'
import { type Db, instant, type Tx } from '../../../db/database.ts'

type Who = { siteId: string; memberId: string }

/** A sign-in address that waits for its code. */
export type LoginEmailChange = { id: string; newEmail: string; codeHash: Buffer; tries: number }

/** Saves what a member wants, in place of what they wanted before. */
export async function saveLoginEmailChange(
  tx: Tx,
  {
    siteId,
    memberId,
    id,
    newEmail,
    codeHash,
    expiresAt,
  }: Who & Omit<LoginEmailChange, 'tries'> & { expiresAt: number },
  now: number,
): Promise<void> {
  const row = { id, new_email: newEmail, code_hash: codeHash, tries: 0 }
  const at = { created_at: new Date(now), expires_at: new Date(expiresAt) }
  await tx
    .insertInto('login_email_changes')
    .values({ site_id: siteId, member_id: memberId, ...row, ...at })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id']).doUpdateSet({ ...row, ...at }))
    .execute()
}

/** Locks what the member wants, so that attempts run one after the other. */
export async function lockLoginEmailChange(
  tx: Tx,
  { siteId, memberId }: Who,
  now: number,
): Promise<LoginEmailChange | undefined> {
  const row = await tx
    .selectFrom('login_email_changes')
    .select(['id', 'new_email', 'code_hash', 'tries'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', instant(now))
    .forUpdate()
    .executeTakeFirst()
  return row && { id: row.id, newEmail: row.new_email, codeHash: row.code_hash, tries: row.tries }
}

/** Returns true if the member asked for a code to verify the address they have. */
export async function isOwnAddressWanted(db: Db, { siteId, memberId }: Who): Promise<boolean> {
  const { rows } = await sql`select from login_email_changes
    join members on members.site_id = login_email_changes.site_id and members.id = member_id
    where login_email_changes.site_id = ${siteId} and member_id = ${memberId} and new_email = login_email`.execute(db)
  return rows.length > 0
}

export async function countLoginEmailTry(tx: Tx, { siteId, memberId }: Who): Promise<void> {
  await tx
    .updateTable('login_email_changes')
    .set({ tries: sql`tries + 1` })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute()
}

export async function deleteLoginEmailChange(tx: Tx, siteId: string, memberId: string): Promise<void> {
  await tx.deleteFrom('login_email_changes').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}

export async function deleteExpiredLoginEmailChanges(db: Db, now: number): Promise<void> {
  await db.deleteFrom('login_email_changes').where('expires_at', '<=', instant(now)).execute()
}
