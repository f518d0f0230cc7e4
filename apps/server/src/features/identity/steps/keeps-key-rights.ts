import type { Permission } from '@kalends/contract'
import type { AppActor } from '../../../actor.ts'
import type { Db } from '../../../db/database.ts'
import { readPermissions } from '../rules/api-key.ts'
import { findKeyPermissions } from '../store/api-keys.ts'
import { findLiveClient } from '../store/clients.ts'

/** Finds the permissions of a key, or of a client with a secret; undefined if it was revoked or disabled. */
export async function findAppPermissions(
  db: Db,
  siteId: string,
  apiKeyId: string,
): Promise<ReadonlySet<Permission> | undefined> {
  const owner = (await findKeyPermissions(db, siteId, apiKeyId)) ?? (await findLiveClient(db, siteId, apiKeyId))
  return owner && readPermissions(owner.permissions)
}

/** Returns true if a key, or a client with a secret, still has every right it had. */
export async function keepsKeyRights(db: Db, { siteId, apiKeyId, permissions }: AppActor): Promise<boolean> {
  const left = await findAppPermissions(db, siteId, apiKeyId)
  return left !== undefined && [...permissions].every((one) => left.has(one))
}
