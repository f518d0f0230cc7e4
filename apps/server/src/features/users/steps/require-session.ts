import type { StaffActor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { hasSession } from '../store/sessions.ts'
import { lockPasswordHash } from '../store/users.ts'

/**
 * Locks the calling person and makes sure that the session goes on: one that was ended while the call was under way opens
 * and changes nothing. Returns their password hash.
 */
export async function requireSession(
  tx: Tx,
  { userId, sessionId }: Pick<StaffActor, 'userId' | 'sessionId'>,
): Promise<string | null | undefined> {
  const passwordHash = await lockPasswordHash(tx, userId)
  return (await hasSession(tx, userId, sessionId)) ? passwordHash : fail('PERMISSION_DENIED')
}
