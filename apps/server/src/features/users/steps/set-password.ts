import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { hashPassword } from '../rules/password.ts'
import { deleteState } from '../store/factors.ts'
import { deletePasswordLinks } from '../store/password-links.ts'
import { deleteUserSessions } from '../store/sessions.ts'
import { updatePasswordHash } from '../store/users.ts'

/** Sets a user's password and ends all their sessions. */
export async function setPassword(context: Context, userId: string, password: string): Promise<void> {
  const hash = await hashPassword(password)
  await context.transaction(async (tx) => {
    if (!(await updatePasswordHash(tx, userId, hash, context.clock.now()))) fail('NOT_FOUND')
    await deleteState(tx, userId)
    await deletePasswordLinks(tx, userId)
    await deleteUserSessions(tx, userId)
  })
}
