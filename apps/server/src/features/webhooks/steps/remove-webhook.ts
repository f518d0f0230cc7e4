import type { Actor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { lockWebhooksOf, updateWebhookRow, type WebhookRow } from '../store/webhooks.ts'
import { recordWebhook } from './write-webhook.ts'

/** Deletes a locked webhook, with its entry in the activity log. A job deletes its deliveries later. */
export async function removeWebhook(tx: Tx, actor: Actor, before: WebhookRow, now: number): Promise<void> {
  await updateWebhookRow(tx, before, { deleted_at: new Date(now) }, now)
  await recordWebhook(tx, actor, { operation: 'deleteWebhook', before }, now)
}

/** Deletes the webhooks that a person made. */
export async function removeWebhooksOf(tx: Tx, actor: Actor, userId: string, now: number): Promise<void> {
  for (const webhook of await lockWebhooksOf(tx, actor.siteId, userId)) await removeWebhook(tx, actor, webhook, now)
}
