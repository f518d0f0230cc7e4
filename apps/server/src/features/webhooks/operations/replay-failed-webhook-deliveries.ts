import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordChange } from '../../audit/index.ts'
import { requireAllRights } from '../steps/read-webhook.ts'
import { restartFailed } from '../store/deliveries.ts'
import { lockWebhook } from '../store/webhooks.ts'

/** Most events that one call makes due. */
const limit = 1000

/** Makes deliveries due again that were given up, the oldest first. */
export const replayFailedWebhookDeliveries: Operation<'replayFailedWebhookDeliveries'> = async (
  { input, actor },
  context,
) => {
  requireAllRights(actor)
  return context.transaction(async (tx) => {
    const now = context.clock.now()
    const webhook = (await lockWebhook(tx, actor.siteId, input.webhookId)) ?? fail('WEBHOOK_NOT_FOUND')
    if (webhook.status === 'PAUSED') return fail('WEBHOOK_PAUSED')
    const count = await restartFailed(tx, webhook, now, limit)
    const entity = { entityType: 'webhook', entityId: webhook.id, entityName: webhook.name }
    const change = { operation: 'replayFailedWebhookDeliveries', ...entity, after: { replayedEvents: count } }
    if (count > 0) await recordChange(tx, actor.siteId, actor, change, now)
    return { count }
  })
}
