import type { Infer, WebhookEventType, webhooks } from '@kalends/contract'
import type { AttemptRow, DeliveryRow, ListedDelivery } from './store/deliveries.ts'
import type { KeyRow } from './store/keys.ts'
import type { ShownWebhook } from './store/webhooks.ts'

type Webhook = Infer<typeof webhooks.Webhook>
type Delivery = Infer<typeof webhooks.WebhookDelivery>
type Attempt = Infer<typeof webhooks.WebhookAttempt>

const maxEventLength = 200_000

export function webhookView(row: ShownWebhook): Webhook {
  return {
    id: row.id,
    revision: String(row.revision),
    createdDate: row.created_at,
    updatedDate: row.updated_at,
    createdByUserId: row.created_by_user_id,
    name: row.name,
    url: row.url,
    eventTypes: row.event_types as WebhookEventType[],
    status: row.status as Webhook['status'],
    pausedReason: row.paused_reason as Webhook['pausedReason'],
    pausedDate: row.paused_at,
    failingSince: row.failing_since,
    lastDeliveryStatus: row.last_status as Webhook['lastDeliveryStatus'],
    lastDeliveryDate: row.last_at,
  }
}

export function keyView({ id, publicKey }: KeyRow): Infer<typeof webhooks.WebhookKey> {
  return { id, publicKey }
}

export function signingKeyView(key: KeyRow & { shownUntil: number | null }): Infer<typeof webhooks.WebhookSigningKey> {
  return {
    ...keyView(key),
    signsFromDate: new Date(key.signsFrom).toISOString(),
    shownUntilDate: key.shownUntil === null ? null : new Date(key.shownUntil).toISOString(),
  }
}

export function deliveryView({ attempt, ...row }: ListedDelivery): Delivery {
  return { ...commonView(row), lastAttempt: attempt && attemptView(attempt) }
}

export function deliveryDetailsView(
  row: DeliveryRow,
  attempts: readonly AttemptRow[],
  event: object,
): Infer<typeof webhooks.WebhookDeliveryDetails> {
  return {
    ...commonView(row),
    attempts: attempts.map(attemptView),
    event: [...JSON.stringify(event, null, 2)].slice(0, maxEventLength).join(''),
  }
}

function commonView(row: DeliveryRow) {
  return {
    id: row.id,
    webhookId: row.webhook_id,
    eventId: row.event_id,
    eventType: row.event_type,
    entityId: row.entity_id,
    isTest: row.is_test,
    status: row.status as Delivery['status'],
    attemptCount: row.attempts,
    createdDate: row.created_at,
    nextAttemptDate: row.status === 'WAITING' ? row.next_attempt_at : null,
  }
}

function attemptView(row: AttemptRow): Attempt {
  return {
    number: row.number,
    date: row.at,
    durationMs: row.duration_ms,
    failure: row.failure as Attempt['failure'],
    status: row.status,
    answer: row.answer,
    detail: row.detail,
  }
}
