import { type Db, instant, type Tx } from '../../../db/database.ts'

/** A user's authenticator app. */
export type StaffFactor = {
  userId: string
  id: string
  encryptedSecret: Buffer
  lastStep: number | null
  activatedAt: string | null
  lastUsedAt: string | null
}

export async function findFactor(db: Db, userId: string): Promise<StaffFactor | undefined> {
  const row = await selectFactor(db, userId).executeTakeFirst()
  return row && toFactor(row)
}

/** Locks the factor so that attempts run one after the other. */
export async function lockFactor(tx: Tx, userId: string): Promise<StaffFactor | undefined> {
  const row = await selectFactor(tx, userId).forUpdate().executeTakeFirst()
  return row && toFactor(row)
}

/** Inserts a factor, replacing an inactive one. Returns false if one is active. */
export async function insertFactor(
  db: Db,
  { userId, id, encryptedSecret }: Pick<StaffFactor, 'userId' | 'id' | 'encryptedSecret'>,
  now: number,
): Promise<boolean> {
  const begun = { id, sealed_secret: encryptedSecret, last_step: null, created_at: new Date(now) }
  const row = await db
    .insertInto('staff_factors')
    .values({ user_id: userId, ...begun })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(begun).where('staff_factors.activated_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** A code of it was shown: that time step is used up. */
export async function markFactorUsed(tx: Tx, userId: string, step: number, now: number): Promise<void> {
  await tx
    .updateTable('staff_factors')
    .set({ last_step: step, last_used_at: new Date(now) })
    .where('user_id', '=', userId)
    .execute()
}

/** Activates the factor. */
export async function activateFactorRow(tx: Tx, userId: string, now: number): Promise<void> {
  await tx
    .updateTable('staff_factors')
    .set({ activated_at: new Date(now) })
    .where('user_id', '=', userId)
    .execute()
}

/** Deletes the factor and its recovery codes. Returns true if it was active. */
export async function deleteFactor(tx: Tx, userId: string): Promise<boolean> {
  await deleteState(tx, userId)
  const row = await tx
    .deleteFrom('staff_factors')
    .where('user_id', '=', userId)
    .returning('activated_at')
    .executeTakeFirst()
  await tx.deleteFrom('staff_recovery_codes').where('user_id', '=', userId).execute()
  return row !== undefined && row.activated_at !== null
}

/** Replaces the person's recovery codes. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute()
}

/** Consumes a recovery code. Returns false if it is unknown. */
export async function takeRecoveryCode(tx: Tx, userId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('staff_recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type SignInState = { userId: string; siteId: string; hash: Buffer; expiresAt: number }

/** Saves a pending sign-in, replacing the person's last one. */
export async function saveState(db: Db, { userId, siteId, hash, expiresAt }: SignInState): Promise<void> {
  const begun = { site_id: siteId, secret_hash: hash, tries: 0, expires_at: new Date(expiresAt) }
  await db
    .insertInto('staff_sign_in_states')
    .values({ user_id: userId, ...begun })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(begun))
    .execute()
}

/** Finds the user of a pending sign-in with attempts left. */
export async function findStateOwner(db: Db, hash: Buffer, tries: number, now: number): Promise<string | undefined> {
  const row = await selectOpenState(db, hash, tries, now).executeTakeFirst()
  return row?.user_id
}

/** Locks the pending sign-in. */
export async function lockState(
  tx: Tx,
  hash: Buffer,
  tries: number,
  now: number,
): Promise<{ userId: string; siteId: string } | undefined> {
  const row = await selectOpenState(tx, hash, tries, now).forUpdate().executeTakeFirst()
  return row && { userId: row.user_id, siteId: row.site_id }
}

export async function countTry(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('staff_sign_in_states')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
}

/** Deletes the person's pending sign-in. */
export async function deleteState(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('staff_sign_in_states').where('user_id', '=', userId).execute()
}

export async function deleteExpiredStates(db: Db, now: number): Promise<void> {
  await db.deleteFrom('staff_sign_in_states').where('expires_at', '<=', instant(now)).execute()
}

function selectOpenState(db: Db, hash: Buffer, tries: number, now: number) {
  return db
    .selectFrom('staff_sign_in_states')
    .select(['user_id', 'site_id'])
    .where('secret_hash', '=', hash)
    .where('tries', '<', tries)
    .where('expires_at', '>', instant(now))
}

function selectFactor(db: Db, userId: string) {
  return db.selectFrom('staff_factors').selectAll().where('user_id', '=', userId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectFactor>['executeTakeFirstOrThrow']>>

function toFactor(row: Row): StaffFactor {
  return {
    userId: row.user_id,
    id: row.id,
    encryptedSecret: row.sealed_secret,
    lastStep: row.last_step === null ? null : Number(row.last_step),
    activatedAt: row.activated_at,
    lastUsedAt: row.last_used_at,
  }
}
