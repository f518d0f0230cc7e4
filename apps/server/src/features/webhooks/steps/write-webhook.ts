import type { Actor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { findWebhook, type WebhookRow } from '../store/webhooks.ts'
import { webhookView } from '../view.ts'

type Sides = { operation: string; before?: WebhookRow; after?: WebhookRow }

/** Records a change of a webhook in the activity log. */
export async function recordWebhook(tx: Tx, actor: Actor, sides: Sides, now: number): Promise<void> {
  const { operation, before, after } = sides
  const row = after ?? before
  if (!row) throw new Error('A change of no webhook')
  const entity = { operation, entityType: 'webhook', entityId: row.id, entityName: row.name }
  await recordChange(
    tx,
    row.site_id,
    actor,
    { ...entity, before: before && noted(before), after: after && noted(after) },
    now,
  )
}

function noted({ name, url, event_types: eventTypes, status }: WebhookRow) {
  return { name, url, eventTypes, status }
}

/** Returns a webhook as the API shows it. Fails with WEBHOOK_NOT_FOUND. */
export async function showWebhook(tx: Tx, siteId: string, id: string) {
  return { webhook: webhookView((await findWebhook(tx, siteId, id)) ?? fail('WEBHOOK_NOT_FOUND')) }
}
