import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findWebhook } from '../store/webhooks.ts'
import { webhookView } from '../view.ts'

export const getWebhook: Operation<'getWebhook'> = async ({ input, actor }, { db }) => ({
  webhook: webhookView((await findWebhook(db, actor.siteId, input.webhookId)) ?? fail('WEBHOOK_NOT_FOUND')),
})
