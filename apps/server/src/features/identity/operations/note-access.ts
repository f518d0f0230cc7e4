import type { Actor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { noteChange } from '../../audit/index.ts'
import type { ApiKey } from '../store/api-keys.ts'
import type { Client } from '../store/clients.ts'
import { apiKeyView, clientView } from '../view.ts'

type Noted<T> = { operation: string; before?: T; after?: T }

/** Records a created or changed client in the audit log. */
export async function noteClient(tx: Tx, actor: Actor, { operation, before, after }: Noted<Client>, now: number) {
  const one = after ?? before
  if (!one) return
  const noted = { operation, entityType: 'signInClient', entityId: one.id, entityName: one.name }
  const shown = { before: before && clientView(before), after: after && clientView(after) }
  await noteChange(tx, actor.siteId, actor, { ...noted, ...shown }, now)
}

/** Records a created, changed or revoked key in the audit log. The last use is not a change. */
export async function noteApiKey(tx: Tx, actor: Actor, { operation, before, after }: Noted<ApiKey>, now: number) {
  const one = after ?? before
  if (!one) return
  const noted = { operation, entityType: 'apiKey', entityId: one.id, entityName: one.name }
  const shown = (key: ApiKey | undefined) => key && apiKeyView({ ...key, lastUsedAt: null })
  await noteChange(tx, actor.siteId, actor, { ...noted, before: shown(before), after: shown(after) }, now)
}
