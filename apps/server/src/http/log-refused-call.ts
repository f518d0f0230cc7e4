import type { OperationSpec } from '@kalends/contract'
import { type Actor, actorKey } from '../actor.ts'
import type { Context } from '../context.ts'
import { toNetwork } from '../features/limits/index.ts'
import { Refusal } from '../refusal.ts'

type RefusedCall = { spec: OperationSpec; actor: Actor; request: { id: string; ip: string } }

/**
 * Logs a call that somebody with an account or a key has no permission for. Those of visitors are not logged: anybody
 * can be one, and fill the log.
 */
export function logRefusedCall({ log }: Context, { spec, actor, request }: RefusedCall, error: unknown): void {
  if (!(error instanceof Refusal) || error.code !== 'PERMISSION_DENIED') return
  if (actor.type === 'none' || actor.type === 'visitor') return
  const call = { operation: spec.id, actor: actorKey(actor), siteId: actor.siteId }
  log.warn({ ...call, network: toNetwork(request.ip), requestId: request.id }, 'call refused for lack of a permission')
}
