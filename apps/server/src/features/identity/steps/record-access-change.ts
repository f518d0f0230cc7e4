import type { Actor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { recordChange } from '../../audit/index.ts'
import type { ApiKey } from '../store/api-keys.ts'
import type { Client } from '../store/clients.ts'
import { apiKeyView, clientView } from '../view.ts'

type AccessChange<T> = { operation: string; before?: T; after?: T }

/** Records a created or changed client in the activity log. */
export async function recordClientChange(
  tx: Tx,
  actor: Actor,
  { operation, before, after }: AccessChange<Client>,
  now: number,
) {
  const one = after ?? before
  if (!one) return
  const noted = { operation, entityType: 'oauthClient', entityId: one.id, entityName: one.name }
  const shown = { before: before && clientView(before), after: after && clientView(after) }
  await recordChange(tx, actor.siteId, actor, { ...noted, ...shown }, now)
}

/** Records a created, changed or revoked key in the activity log. Its last use is no change, and who made it is the actor. */
export async function recordApiKeyChange(
  tx: Tx,
  actor: Actor,
  { operation, before, after }: AccessChange<ApiKey>,
  now: number,
) {
  const one = after ?? before
  if (!one) return
  const noted = { operation, entityType: 'apiKey', entityId: one.id, entityName: one.name }
  const shown = (key: ApiKey | undefined) => key && apiKeyView({ ...key, createdByUserId: null, lastUsedAt: null })
  await recordChange(tx, actor.siteId, actor, { ...noted, before: shown(before), after: shown(after) }, now)
}
