import type { Operation } from '../../../operation.ts'
import { publicJwk } from '../steps/signing-key.ts'
import { findKey } from '../store/keys.ts'

/** Returns the public keys of a business. Source: RFC 7517 §5. An unknown business has none. */
export const getWebhookKeys: Operation<'getWebhookKeys'> = async ({ input }, { db }) => {
  const key = await findKey(db, input.siteId)
  return { keys: key ? [await publicJwk(key)] : [] }
}
