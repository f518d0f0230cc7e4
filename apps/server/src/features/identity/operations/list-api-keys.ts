import type { Operation } from '../../../operation.ts'
import { listKeys } from '../store/api-keys.ts'
import { apiKeyView } from '../view.ts'

/** The keys that work, without their texts. */
export const listApiKeys: Operation<'listApiKeys'> = async ({ actor }, context) => ({
  apiKeys: (await listKeys(context.db, actor.siteId)).map(apiKeyView),
})
