import { type Db, instant, type Tx } from '../../../db/database.ts'

type Member = { siteId: string; memberId: string }

/** A member's passkey. */
export type PasskeyRow = {
  id: string
  memberId: string
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
  host: string
  name: string
  isSynced: boolean
  lastUsedDate: string | null
  createdDate: string
}

type NewPasskey = Member & Omit<PasskeyRow, 'memberId' | 'lastUsedDate' | 'createdDate'>

/** Inserts a passkey. Returns false if its credential exists. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('member_passkeys')
    .values({
      site_id: passkey.siteId,
      id: passkey.id,
      member_id: passkey.memberId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
      host: passkey.host,
      name: passkey.name,
      is_synced: passkey.isSynced,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'credential_id']).doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Lists the member's passkeys in order of creation. */
export async function listPasskeyRows(db: Db, { siteId, memberId }: Member): Promise<PasskeyRow[]> {
  const rows = await selectPasskeys(db, siteId)
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toPasskey)
}

/** Locks a passkey so that its counter follows its signatures. */
export async function lockCredential(tx: Tx, siteId: string, credentialId: string): Promise<PasskeyRow | undefined> {
  const row = await selectPasskeys(tx, siteId).where('credential_id', '=', credentialId).forUpdate().executeTakeFirst()
  return row && toPasskey(row)
}

export async function markPasskeyUsed(
  tx: Tx,
  { siteId, id }: { siteId: string; id: string },
  { counter, isSynced }: Pick<PasskeyRow, 'counter' | 'isSynced'>,
  now: number,
): Promise<void> {
  await tx
    .updateTable('member_passkeys')
    .set({ counter, is_synced: isSynced, last_used_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Renames a passkey; undefined if the member has no such passkey. */
export async function renamePasskeyRow(
  tx: Tx,
  { siteId, memberId, id }: Member & { id: string },
  name: string,
): Promise<PasskeyRow | undefined> {
  const row = await tx
    .updateTable('member_passkeys')
    .set({ name })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  return row && toPasskey(row)
}

/** Deletes the row. Returns false if there was none. */
export async function deletePasskey(tx: Tx, { siteId, memberId, id }: Member & { id: string }): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_passkeys')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function deletePasskeys(tx: Tx, { siteId, memberId }: Member): Promise<void> {
  await tx.deleteFrom('passkey_challenges').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
  await tx.deleteFrom('member_passkeys').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}

export type PasskeyPurpose = 'REGISTER' | 'SIGN_IN' | 'SECOND_FACTOR'
type Challenge = { siteId: string; id: string; purpose: PasskeyPurpose; memberId: string | null }

export async function insertPasskeyChallenge(
  tx: Tx,
  { siteId, id, purpose, memberId, challenge, expiresAt }: Challenge & { challenge: string; expiresAt: number },
): Promise<void> {
  await tx
    .insertInto('passkey_challenges')
    .values({ site_id: siteId, id, purpose, member_id: memberId, challenge, expires_at: new Date(expiresAt) })
    .execute()
}

/** Consumes a challenge; undefined if used, expired or someone else's. */
export async function takePasskeyChallenge(
  tx: Tx,
  { siteId, id, purpose, memberId }: Challenge,
  now: number,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkey_challenges')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('expires_at', '>', instant(now))
    .returning('challenge')
    .executeTakeFirst()
  return row?.challenge
}

export async function deleteExpiredPasskeyChallenges(db: Db, now: number): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', instant(now)).execute()
}

function selectPasskeys(db: Db, siteId: string) {
  return db.selectFrom('member_passkeys').selectAll().where('site_id', '=', siteId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectPasskeys>['executeTakeFirstOrThrow']>>

function toPasskey(row: Row): PasskeyRow {
  return {
    id: row.id,
    memberId: row.member_id,
    credentialId: row.credential_id,
    publicKey: new Uint8Array(row.public_key),
    counter: Number(row.counter),
    transports: row.transports,
    host: row.host,
    name: row.name,
    isSynced: row.is_synced,
    lastUsedDate: row.last_used_at,
    createdDate: row.created_at,
  }
}
