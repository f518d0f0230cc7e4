import type { Operation } from '../../../operation.ts'
import { listKeys } from '../store/api-keys.ts'
import { apiKeyView } from '../view.ts'

/** Lists valid keys without their texts. */
export const listApiKeys: Operation<'listApiKeys'> = async ({ actor }, context) => ({
  apiKeys: (await listKeys(context.db, actor.siteId)).map(apiKeyView),
})
