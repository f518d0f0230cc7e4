import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { requireAllRights } from '../steps/read-webhook.ts'
import { recordWebhook, showWebhook } from '../steps/write-webhook.ts'
import { lockWebhook, updateWebhookRow } from '../store/webhooks.ts'

/** Pauses or resumes a webhook. Resuming forgets earlier failures, so that its receiver gets a full day again. */
export const setWebhookEnabled: Operation<'setWebhookEnabled'> = async ({ input, actor }, context) => {
  if (input.enabled) requireAllRights(actor)
  return context.transaction(async (tx) => {
    const now = context.clock.now()
    const before = (await lockWebhook(tx, actor.siteId, input.webhookId)) ?? fail('WEBHOOK_NOT_FOUND')
    if ((before.status === 'ENABLED') === input.enabled) return showWebhook(tx, actor.siteId, before.id)
    const changes = input.enabled
      ? ({ status: 'ENABLED', paused_reason: null, paused_at: null, failing_since: null, given_up: 0 } as const)
      : ({ status: 'PAUSED', paused_reason: 'MANUAL', paused_at: new Date(now) } as const)
    const after = await updateWebhookRow(tx, before, changes, now)
    await recordWebhook(tx, actor, { operation: 'setWebhookEnabled', before, after }, now)
    return showWebhook(tx, actor.siteId, before.id)
  })
}
