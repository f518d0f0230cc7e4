import type { Operation } from '../../../operation.ts'
import { shownKeys } from '../rules/signing-keys.ts'
import { publicJwk } from '../steps/signing-key.ts'
import { listKeyRows } from '../store/keys.ts'

/** Returns the public keys of a business. Source: RFC 7517 §5. An unknown business has none. */
export const getWebhookKeys: Operation<'getWebhookKeys'> = async ({ input }, { db, clock }) => ({
  keys: await Promise.all(shownKeys(await listKeyRows(db, input.siteId), clock.now()).map(publicJwk)),
})
