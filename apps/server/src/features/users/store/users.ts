import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Finds a user by email, ignoring case. */
export function findUserByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst()
}

/** Finds an account by email, ignoring case, and whether it has a workplace. */
export async function findAccount(db: Db, email: string) {
  const row = await db
    .selectFrom('users')
    .select((eb) => [
      'id',
      'password_hash as passwordHash',
      eb
        .exists(eb.selectFrom('site_users').select('user_id').whereRef('user_id', '=', 'users.id'))
        .as('worksSomewhere'),
    ])
    .where(sql<string>`lower(email)`, '=', email.trim().toLowerCase())
    .executeTakeFirst()
  return row && { ...row, worksSomewhere: Boolean(row.worksSomewhere) }
}

/** Loads a user's name, email and language. */
export function loadUser(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  return row?.password_hash
}

type UserValues = { id: string; email: string; name: string; passwordHash: string | null; language: string | null }

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
