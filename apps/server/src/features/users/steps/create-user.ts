import { randomUUID } from 'node:crypto'
import type { FieldViolation } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { refuseFields } from '../../../refusal.ts'
import { hashPassword } from '../rules/password.ts'
import { insertUser } from '../store/users.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

/** A new user. Without a password they cannot sign in yet. */
export type NewUser = { email: string; name: string; password?: string; language?: string }

/**
 * Returns the id of the new person, whose address the operator answers for. Refuses an email address that is someone's
 * already, and a common password. A role is given separately.
 */
export async function createUser(db: Db, user: NewUser, now: number): Promise<{ userId: string }> {
  if (user.password !== undefined) refuseCommonPassword('password', user.password)
  const id = randomUUID()
  const inserted = await insertUser(
    db,
    {
      id,
      email: user.email.trim(),
      name: user.name.trim(),
      passwordHash: user.password === undefined ? null : await hashPassword(user.password),
      language: user.language ?? null,
      isEmailProved: true,
    },
    now,
  )
  return inserted ? { userId: id } : refuseFields([emailInUse])
}

const emailInUse: FieldViolation = {
  field: 'email',
  description: 'belongs to someone who works here already',
  violatedRule: 'OTHER',
  ruleName: 'EMAIL_IN_USE',
  data: {},
}
