import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** Finds a user by email, ignoring case. */
export function findUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'browser_marks_version as browserMarks'])
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst()
}

/** Finds an account by email, ignoring case, whether it has a workplace, and whether its address is proved. */
export async function findAccount(db: Db, email: string) {
  const row = await db
    .selectFrom('users')
    .select((eb) => [
      'id',
      'password_hash as passwordHash',
      'browser_marks_version as browserMarks',
      'email_proved_at as emailProvedAt',
      eb
        .exists(eb.selectFrom('site_users').select('user_id').whereRef('user_id', '=', 'users.id'))
        .as('worksSomewhere'),
    ])
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (!row) return undefined
  const { emailProvedAt, ...account } = row
  return { ...account, worksSomewhere: Boolean(row.worksSomewhere), isEmailProved: emailProvedAt !== null }
}

/** Loads a user's name, email and language. */
export function loadUser(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Finds the version that the marks of browsers are for in which a user signs in. */
export async function findBrowserMarks(db: Db, userId: string): Promise<number> {
  const row = await db.selectFrom('users').select('browser_marks_version').where('id', '=', userId).executeTakeFirst()
  return row?.browser_marks_version ?? 0
}

/** Makes the marks of browsers void in which a user signed in before. */
export async function raiseBrowserMarks(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ browser_marks_version: sql`browser_marks_version + 1` })
    .where('id', '=', userId)
    .execute()
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  return row?.password_hash
}

/** Locks a user, so that a change of the password waits, or is seen. Returns the password hash. */
export async function lockPasswordHash(tx: Tx, userId: string): Promise<string | null | undefined> {
  const row = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.password_hash
}

type UserValues = {
  id: string
  email: string
  name: string
  passwordHash: string | null
  language: string | null
  isEmailProved: boolean
}

/** Inserts a user unless the email is taken. */
export async function insertUser(db: Db, user: UserValues, now: number): Promise<boolean> {
  const at = new Date(now)
  const inserted = await db
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash,
      language: user.language,
      email_proved_at: user.isEmailProved ? at : null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Updates the password hash. Returns false for an unknown user. */
export async function updatePasswordHash(db: Db, userId: string, hash: string, now: number): Promise<boolean> {
  const updated = await db
    .updateTable('users')
    .set({ password_hash: hash, updated_at: new Date(now) })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

export async function isEmailProved(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('email_proved_at').where('id', '=', userId).executeTakeFirst()
  return row !== undefined && row.email_proved_at !== null
}

/** Returns true if the address was unproved until now. */
export async function markEmailProved(tx: Tx, userId: string, now: number): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set({ email_proved_at: new Date(now) })
    .where('id', '=', userId)
    .where('email_proved_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function clearEmailProof(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set({ email_proved_at: null }).where('id', '=', userId).execute()
}
