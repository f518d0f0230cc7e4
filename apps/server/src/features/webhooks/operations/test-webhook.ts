import { HOUR } from '@kalends/availability'
import { webhookEventType } from '@kalends/contract'
import { toChangeActor } from '../../../actor.ts'
import { publishEvent } from '../../../jobs/events.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { countAttempt } from '../../limits/index.ts'
import { deliver } from '../steps/deliver.ts'
import { leaseMs } from '../steps/delivery-runner.ts'
import { requireAllRights } from '../steps/read-webhook.ts'
import { showDelivery } from '../steps/show-delivery.ts'
import { findDelivery, insertTestDelivery } from '../store/deliveries.ts'
import { findEvent } from '../store/due.ts'
import { countTestEvent, lockWebhook } from '../store/webhooks.ts'

/** Test events are published under this name. No webhook can choose them. */
const webhookFqdn = 'kalends.webhooks.v1.webhook'

/** Sends an event of its own kind, once, and waits for the answer. */
export const testWebhook: Operation<'testWebhook'> = async ({ input, actor }, context) => {
  requireAllRights(actor)
  const { siteId } = actor
  await countAttempt(context, [{ key: `webhook-test:${siteId}`, limit: 60, windowMs: HOUR }])
  const deliveryId = context.ids.guid()
  const { eventId, url } = await context.transaction(async (tx) => {
    const now = context.clock.now()
    const webhook = (await lockWebhook(tx, siteId, input.webhookId)) ?? fail('WEBHOOK_NOT_FOUND')
    const slug = 'tested'
    const about = { siteId, entityFqdn: webhookFqdn, entityId: webhook.id, slug }
    const body = { message: 'This is a test event from Kalends.' }
    const eventId = await publishEvent(tx, {
      ...about,
      sequence: await countTestEvent(tx, siteId, webhook.id),
      occurredAt: now,
      actor: toChangeActor(actor),
      payload: { actionEvent: { body } },
    })
    const eventType = webhookEventType(webhookFqdn, slug)
    const delivery = {
      siteId,
      id: deliveryId,
      webhookId: webhook.id,
      eventId,
      eventType,
      entityId: webhook.id,
      position: 0,
    }
    await insertTestDelivery(tx, delivery, now, leaseMs)
    return { eventId, url: webhook.url }
  })
  const event = await findEvent(context.db, siteId, eventId)
  const { webhookId } = input
  await deliver(context, { siteId, deliveryId, webhookId, url, isTest: true, attempt: 1, tryNumber: 1, event })
  const row = (await findDelivery(context.db, { siteId, webhookId, deliveryId })) ?? fail('WEBHOOK_NOT_FOUND')
  return showDelivery(context.db, row)
}
