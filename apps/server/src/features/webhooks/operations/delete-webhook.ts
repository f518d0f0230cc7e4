import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { recordWebhook } from '../steps/write-webhook.ts'
import { lockWebhook, updateWebhookRow } from '../store/webhooks.ts'

/** Deletes a webhook. A job deletes its deliveries later. */
export const deleteWebhook: Operation<'deleteWebhook'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const now = context.clock.now()
    const before = (await lockWebhook(tx, actor.siteId, input.webhookId)) ?? fail('WEBHOOK_NOT_FOUND')
    await updateWebhookRow(tx, before, { deleted_at: new Date(now) }, now)
    await recordWebhook(tx, actor, { operation: 'deleteWebhook', before }, now)
    return {}
  })
