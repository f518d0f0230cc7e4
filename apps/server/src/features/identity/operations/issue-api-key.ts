import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { newSiteSecret } from '../../sites/index.ts'
import { apiKeyPrefix } from '../rules/api-key.ts'
import { findMaker } from '../steps/find-maker.ts'
import { grantRefusal } from '../steps/grant-refusal.ts'
import { recordApiKeyChange } from '../steps/record-access-change.ts'
import { insertApiKey, lockApiKey } from '../store/api-keys.ts'
import { apiKeyView } from '../view.ts'

/** Creates an API key. Its text is shown once. */
export const issueApiKey: Operation<'issueApiKey'> = async ({ input, actor }, context) => {
  const permissions = input.permissions ?? null
  const refusal = grantRefusal(actor, permissions)
  if (refusal) return fail(refusal)
  const { siteId } = actor
  const now = context.clock.now()
  const { text, hash } = newSiteSecret(siteId, apiKeyPrefix)
  return context.transaction(async (tx) => {
    const id = context.ids.guid()
    const { userId: createdByUserId, keyId: createdByKeyId } = await findMaker(tx, actor)
    const made = { siteId, id, name: input.name.trim(), hash, permissions, createdByUserId, createdByKeyId }
    await insertApiKey(tx, made, now)
    const after = (await lockApiKey(tx, siteId, id)) ?? fail('NOT_FOUND')
    await recordApiKeyChange(tx, actor, { operation: 'issueApiKey', after }, now)
    return { apiKey: apiKeyView(after), key: text }
  })
}
