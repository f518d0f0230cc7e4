import { webhookEventTypes } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { findKey } from '../store/keys.ts'
import { listWebhookRows } from '../store/webhooks.ts'
import { keyView, webhookView } from '../view.ts'

export const listWebhooks: Operation<'listWebhooks'> = async ({ actor: { siteId } }, { db }) => {
  const [rows, key] = await Promise.all([listWebhookRows(db, siteId), findKey(db, siteId)])
  return { webhooks: rows.map(webhookView), key: key ? keyView(key) : null, eventTypes: [...webhookEventTypes] }
}
