import type { AppActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { readSiteSecret } from '../../sites/index.ts'
import { apiKeyPrefix, readPermissions, touchIntervalMs } from '../rules/api-key.ts'
import { findApiKey, updateLastUsed } from '../store/api-keys.ts'
import { getRememberedKeys } from '../store/remembered-credentials.ts'

/** How long servers that were started separately may take to notice that a key was revoked. */
const rememberedMs = 1000

/**
 * Finds the actor of an API key; undefined if unknown, revoked or of another site than the header's. A key is read
 * again after a second, and at once when rights changed in any process of this server.
 */
export async function findApiKeyActor(
  context: Context,
  { key, siteId }: { key: string; siteId?: string },
): Promise<AppActor | undefined> {
  const secret = readSiteSecret(key, apiKeyPrefix)
  if (!secret || (siteId !== undefined && siteId.toLowerCase() !== secret.siteId)) return undefined
  const remembered = getRememberedKeys(context.db)
  const id = `${secret.siteId}/${secret.hash.toString('base64')}`
  const now = context.clock.now()
  // Before the key is read, so that a change meanwhile is not missed.
  const rightsChanges = context.signals.count('rightsChanged')
  const known = remembered.get(id)
  if (known?.rightsChanges === rightsChanges && Math.abs(now - known.readAt) < rememberedMs) return known.actor
  const actor = await readActor(context, secret, now)
  if (actor) remembered.set(id, { actor, readAt: now, rightsChanges }, 0)
  return actor
}

async function readActor(
  context: Context,
  { siteId, hash }: { siteId: string; hash: Buffer },
  now: number,
): Promise<AppActor | undefined> {
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
