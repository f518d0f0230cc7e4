import type { identity } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { listWebhookRowsMadeBy, lockWebhooksMadeBy, updateWebhookRow, type WebhookRow } from '../store/webhooks.ts'
import { recordWebhook } from './write-webhook.ts'

/** Deletes a locked webhook, with its entry in the activity log. A job deletes its deliveries later. */
export async function removeWebhook(tx: Tx, actor: Actor, before: WebhookRow, now: number): Promise<void> {
  await updateWebhookRow(tx, before, { deleted_at: new Date(now) }, now)
  await recordWebhook(tx, actor, { operation: 'deleteWebhook', before }, now)
}

/** Deletes the webhooks that one of these people or keys made or led elsewhere, but for those that are kept. */
export async function removeWebhooksMadeBy(
  tx: Tx,
  { actor, makerIds, keep }: { actor: Actor; makerIds: readonly string[]; keep: ReadonlySet<string> },
  now: number,
): Promise<void> {
  for (const webhook of await lockWebhooksMadeBy(tx, actor.siteId, makerIds))
    if (!keep.has(webhook.id)) await removeWebhook(tx, actor, webhook, now)
}

/** Lists them. */
export async function listWebhooksMadeBy(
  db: Db,
  siteId: string,
  makerIds: readonly string[],
): Promise<identity.MadeAccess[]> {
  const rows = await listWebhookRowsMadeBy(db, siteId, makerIds)
  return rows.map(({ id, name, url }) => ({ id, kind: 'WEBHOOK', name, address: url, canEnd: true }))
}
