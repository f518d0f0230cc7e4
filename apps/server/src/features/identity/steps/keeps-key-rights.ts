import type { AppActor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { readPermissions } from '../rules/api-key.ts'
import { findKeyPermissions } from '../store/api-keys.ts'
import { findLiveClient } from '../store/clients.ts'

/** Returns true if a key, or a client with a secret, still has every right it had. */
export async function keepsKeyRights(db: Db, { siteId, apiKeyId, permissions }: AppActor): Promise<boolean> {
  const owner = (await findKeyPermissions(db, siteId, apiKeyId)) ?? (await findLiveClient(db, siteId, apiKeyId))
  const left = owner && readPermissions(owner.permissions)
  return left !== undefined && [...permissions].every((one) => left.has(one))
}
