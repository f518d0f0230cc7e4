import type { Actor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { type ApiKey, lockKeysOf, markKeyRevoked } from '../store/api-keys.ts'
import { revokeFamilies } from '../store/families.ts'
import { recordApiKeyChange } from './record-access-change.ts'

/** Revokes a locked key and the tokens of members that were issued to it, with its entry in the activity log. */
export async function revokeKey(tx: Tx, actor: Actor, before: ApiKey, now: number): Promise<void> {
  await markKeyRevoked(tx, actor.siteId, before.id, now)
  await revokeFamilies(tx, actor.siteId, { keyId: before.id }, now)
  await recordApiKeyChange(tx, actor, { operation: 'revokeApiKey', before }, now)
}

/** Revokes the keys that a person made. */
export async function revokeKeysOf(tx: Tx, actor: Actor, userId: string, now: number): Promise<void> {
  for (const key of await lockKeysOf(tx, actor.siteId, userId)) await revokeKey(tx, actor, key, now)
}
