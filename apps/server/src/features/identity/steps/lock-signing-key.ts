import type { Tx } from '../../../db/database.ts'
import { maySignMembersIn } from '../rules/api-key.ts'
import { shareApiKey } from '../store/api-keys.ts'
import { lockLiveClient } from '../store/clients.ts'

/**
 * Locks a key, or a client with a secret, that may sign members in, so that whoever revokes it waits and ends what is opened
 * meanwhile. Call it before members are locked. Returns false if it may not, or no longer.
 */
export async function lockSigningKey(tx: Tx, siteId: string, keyId: string): Promise<boolean> {
  const key = (await shareApiKey(tx, siteId, keyId)) ?? (await lockLiveClient(tx, siteId, keyId))
  return key !== undefined && maySignMembersIn(key.permissions)
}
