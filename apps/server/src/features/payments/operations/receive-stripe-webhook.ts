import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { receiveWebhook } from '../steps/receive-webhook.ts'

export const receiveStripeWebhook: Operation<'receiveStripeWebhook'> = async ({ input, request }, context) => {
  const { siteId, body = '' } = input
  const signature = request.webhookSignature ?? ''
  const isGenuine = await receiveWebhook(context, { siteId, provider: 'STRIPE', body, signature })
  return isGenuine ? {} : fail('INVALID_WEBHOOK_SIGNATURE')
}
