import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { requireAllRights } from '../steps/read-webhook.ts'
import { showDelivery } from '../steps/show-delivery.ts'
import { findDelivery, lockDelivery, restartDelivery } from '../store/deliveries.ts'
import { findWebhook } from '../store/webhooks.ts'

/** Makes a finished delivery due again; one that waits stays as it is. */
export const replayWebhookDelivery: Operation<'replayWebhookDelivery'> = async ({ input, actor }, context) => {
  requireAllRights(actor)
  const key = { siteId: actor.siteId, ...input }
  return context.transaction(async (tx) => {
    const now = context.clock.now()
    const delivery = (await lockDelivery(tx, key)) ?? fail('WEBHOOK_DELIVERY_NOT_FOUND')
    const webhook = (await findWebhook(tx, actor.siteId, input.webhookId)) ?? fail('WEBHOOK_DELIVERY_NOT_FOUND')
    if (webhook.status === 'PAUSED') return fail('WEBHOOK_PAUSED')
    if (delivery.status === 'WAITING') return showDelivery(tx, delivery)
    await restartDelivery(tx, delivery, now)
    const entity = { entityType: 'webhook', entityId: webhook.id, entityName: webhook.name }
    const replayed = { replayedEventId: delivery.event_id, replayedEventType: delivery.event_type }
    await recordChange(tx, actor.siteId, actor, { operation: 'replayWebhookDelivery', ...entity, after: replayed }, now)
    return showDelivery(tx, (await findDelivery(tx, key)) ?? fail('WEBHOOK_DELIVERY_NOT_FOUND'))
  })
}
