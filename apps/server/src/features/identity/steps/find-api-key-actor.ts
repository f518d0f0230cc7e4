import type { AppActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { apiKeyPrefix, readPermissions, touchIntervalMs } from '../rules/api-key.ts'
import { findApiKey, updateLastUsed } from '../store/api-keys.ts'
import { rememberKey } from '../store/remembered-credentials.ts'

/**
 * Finds the actor of an API key; undefined if unknown, revoked or of another site than the header's.
 */
export async function findApiKeyActor(
  context: Context,
  { key, siteId }: { key: string; siteId?: string },
): Promise<AppActor | undefined> {
  const secret = readSiteSecret(key, apiKeyPrefix)
  if (!secret || (siteId !== undefined && siteId.toLowerCase() !== secret.siteId)) return undefined
  return rememberKey(context, secret, () => readActor(context, secret))
}

async function readActor(
  context: Context,
  { siteId, hash }: { siteId: string; hash: Buffer },
): Promise<AppActor | undefined> {
  const now = context.clock.now()
  const found = await findApiKey(context.db, siteId, hash)
  if (!found) return undefined
  if (found.lastUsedAt === undefined || now - found.lastUsedAt >= touchIntervalMs) {
    await updateLastUsed(context.db, siteId, found.id, now)
  }
  return {
    type: 'app',
    siteId,
    apiKeyId: found.id,
    name: found.name,
    permissions: readPermissions(found.permissions),
  }
}
