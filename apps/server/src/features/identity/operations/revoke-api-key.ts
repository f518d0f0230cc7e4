import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordApiKeyChange } from '../steps/record-access-change.ts'
import { lockApiKey, markKeyRevoked } from '../store/api-keys.ts'

/** Revokes a key immediately and permanently. */
export const revokeApiKey: Operation<'revokeApiKey'> = async ({ input, actor }, context) => {
  const now = context.clock.now()
  return context.transaction(async (tx) => {
    const before = (await lockApiKey(tx, actor.siteId, input.apiKeyId)) ?? fail('NOT_FOUND')
    await markKeyRevoked(tx, actor.siteId, before.id, now)
    await recordApiKeyChange(tx, actor, { operation: 'revokeApiKey', before }, now)
    return {}
  })
}
