import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { requireAllRights } from '../steps/read-webhook.ts'
import { showDelivery } from '../steps/show-delivery.ts'
import { findDelivery } from '../store/deliveries.ts'

export const getWebhookDelivery: Operation<'getWebhookDelivery'> = async ({ input, actor }, { db }) => {
  requireAllRights(actor)
  const row = (await findDelivery(db, { siteId: actor.siteId, ...input })) ?? fail('WEBHOOK_DELIVERY_NOT_FOUND')
  return showDelivery(db, row)
}
