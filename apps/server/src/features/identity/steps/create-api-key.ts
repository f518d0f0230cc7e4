import type { Permission } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import { fail } from '../../../refusal.ts'
import { findSite, isGuid, newSiteSecret } from '../../sites/index.ts'
import { apiKeyPrefix } from '../rules/api-key.ts'
import { insertApiKey } from '../store/api-keys.ts'

/** `permissions` absent: every permission of its site. */
export type NewApiKey = { siteId: string; name: string; permissions?: Permission[] }

/** Creates a key. Its text is returned only here; a hash is stored. Throws NOT_FOUND for an unknown site. */
export async function createApiKey(
  context: Context,
  { siteId, name, permissions }: NewApiKey,
): Promise<{ apiKeyId: string; apiKey: string }> {
  if (!isGuid(siteId) || !(await findSite(context.db, siteId))) fail('NOT_FOUND')
  const { text, hash } = newSiteSecret(siteId, apiKeyPrefix)
  const id = context.ids.guid()
  await insertApiKey(context.db, { siteId, id, name, hash, permissions: permissions ?? null }, context.clock.now())
  return { apiKeyId: id, apiKey: text }
}
