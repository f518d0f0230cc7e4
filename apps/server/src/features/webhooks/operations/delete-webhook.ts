import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { removeWebhook } from '../steps/remove-webhook.ts'
import { lockWebhook } from '../store/webhooks.ts'

/** Deletes a webhook. A job deletes its deliveries later. */
export const deleteWebhook: Operation<'deleteWebhook'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const before = (await lockWebhook(tx, actor.siteId, input.webhookId)) ?? fail('WEBHOOK_NOT_FOUND')
    await removeWebhook(tx, actor, before, context.clock.now())
    return {}
  })
