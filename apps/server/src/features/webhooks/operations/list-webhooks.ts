import { webhookEventTypes } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { shownKeys, signingKey } from '../rules/signing-keys.ts'
import { listKeyRows } from '../store/keys.ts'
import { listWebhookRows } from '../store/webhooks.ts'
import { keyView, signingKeyView, webhookView } from '../view.ts'

export const listWebhooks: Operation<'listWebhooks'> = async ({ actor: { siteId } }, { db, clock, config }) => {
  const [rows, keys] = await Promise.all([listWebhookRows(db, siteId), listKeyRows(db, siteId)])
  const key = signingKey(keys, clock.now())
  return {
    webhooks: rows.map(webhookView),
    key: key ? keyView(key) : null,
    keys: shownKeys(keys, clock.now()).map(signingKeyView),
    eventTypes: [...webhookEventTypes],
    isStrict: config.strictWebhooks,
  }
}
