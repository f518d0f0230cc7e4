import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { revokeKey } from '../steps/change-key.ts'
import { grantRefusal } from '../steps/grant-refusal.ts'
import { endMadeByKey } from '../steps/made-access.ts'
import { lockApiKey } from '../store/api-keys.ts'

/**
 * Revokes a key immediately and permanently, unless it has permissions that the actor does not hold, and what it made that
 * acts without it, if that is asked for.
 */
export const revokeApiKey: Operation<'revokeApiKey'> = async ({ input, actor }, context) => {
  return context.transaction(async (tx) => {
    const before = (await lockApiKey(tx, actor.siteId, input.apiKeyId)) ?? fail('NOT_FOUND')
    const refusal = grantRefusal(actor, before.permissions)
    if (refusal) return fail(refusal)
    const keep = new Set(input.keep)
    if (input.endMade) await endMadeByKey(context, tx, { actor, makerId: before.id, keep })
    await revokeKey(context, tx, actor, before)
    return {}
  })
}
