import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { grantRefusal } from '../steps/grant-refusal.ts'
import { revokeKey } from '../steps/revoke-key.ts'
import { lockApiKey } from '../store/api-keys.ts'

/** Revokes a key immediately and permanently, unless it has permissions that the actor does not hold. */
export const revokeApiKey: Operation<'revokeApiKey'> = async ({ input, actor }, context) => {
  const now = context.clock.now()
  return context.transaction(async (tx) => {
    const before = (await lockApiKey(tx, actor.siteId, input.apiKeyId)) ?? fail('NOT_FOUND')
    const refusal = grantRefusal(actor, before.permissions)
    if (refusal) return fail(refusal)
    await revokeKey(tx, actor, before, now)
    return {}
  })
}
