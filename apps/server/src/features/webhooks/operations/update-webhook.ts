import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findMaker } from '../../identity/index.ts'
import { readWebhook, requireAllRights } from '../steps/read-webhook.ts'
import { recordWebhook, showWebhook } from '../steps/write-webhook.ts'
import { lockWebhook, updateWebhookRow } from '../store/webhooks.ts'

/** Changes what is sent. What waits goes to the new address. */
export const updateWebhook: Operation<'updateWebhook'> = async ({ input, actor }, context) => {
  requireAllRights(actor)
  const { name, url, eventTypes } = readWebhook(context, input.webhook)
  return context.transaction(async (tx) => {
    const now = context.clock.now()
    const before = (await lockWebhook(tx, actor.siteId, input.webhookId)) ?? fail('WEBHOOK_NOT_FOUND')
    if (input.revision !== String(before.revision)) return fail('REVISION_MISMATCH')
    const maker = await findMaker(tx, actor)
    const changes = {
      ...(name === undefined ? {} : { name }),
      // Whoever says where it goes answers for it.
      ...(url === undefined || url === before.url
        ? {}
        : { url, created_by_user_id: maker.userId, created_by_key_id: maker.keyId }),
      ...(eventTypes === undefined ? {} : { event_types: [...eventTypes] }),
    }
    const after = await updateWebhookRow(tx, before, changes, now)
    await recordWebhook(tx, actor, { operation: 'updateWebhook', before, after }, now)
    return showWebhook(tx, actor.siteId, before.id)
  })
}
