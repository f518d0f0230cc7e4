import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { changeKey } from '../steps/change-key.ts'
import { grantRefusal } from '../steps/grant-refusal.ts'
import { lockApiKey } from '../store/api-keys.ts'
import { apiKeyView } from '../view.ts'

/**
 * Changes a key's name and permissions. A key that may no longer sign members in loses what it opened as members.
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
    await changeKey(context, tx, actor, { before, after })
    return { apiKey: apiKeyView(after) }
  })
