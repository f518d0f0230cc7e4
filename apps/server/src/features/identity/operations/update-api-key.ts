import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { maySignMembersIn } from '../rules/api-key.ts'
import { grantRefusal } from '../steps/grant-refusal.ts'
import { recordApiKeyChange } from '../steps/record-access-change.ts'
import { lockApiKey, updateKey } from '../store/api-keys.ts'
import { revokeFamilies } from '../store/families.ts'
import { apiKeyView } from '../view.ts'

/**
 * Changes a key's name and permissions. A key that may no longer sign members in loses the tokens that it was issued.
 */
export const updateApiKey: Operation<'updateApiKey'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const before = (await lockApiKey(tx, actor.siteId, input.apiKeyId)) ?? fail('NOT_FOUND')
    const name = input.name?.trim() ?? before.name
    const after = {
      ...before,
      name,
      permissions: input.permissions === undefined ? before.permissions : input.permissions,
    }
    const refusal = grantRefusal(actor, before.permissions) ?? grantRefusal(actor, after.permissions)
    if (refusal) return fail(refusal)
    await updateKey(tx, actor.siteId, after)
    if (!maySignMembersIn(after.permissions))
      await revokeFamilies(tx, actor.siteId, { keyId: after.id }, context.clock.now())
    await recordApiKeyChange(tx, actor, { operation: 'updateApiKey', before, after }, context.clock.now())
    return { apiKey: apiKeyView(after) }
  })
