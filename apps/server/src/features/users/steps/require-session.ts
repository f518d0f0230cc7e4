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

/**
 * The same for a change that was confirmed: a password that was replaced meanwhile confirms nothing any more. `confirmed` is
 * the hash at that moment.
 */
export async function requireConfirmed(
  tx: Tx,
  actor: Pick<StaffActor, 'userId' | 'sessionId'>,
  confirmed: string | null | undefined,
): Promise<void> {
  if ((await requireSession(tx, actor)) !== confirmed) fail('VERIFICATION_FAILED', { data: { reason: 'BAD_PASSWORD' } })
}
