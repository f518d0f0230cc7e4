import type { Operation } from '../../../operation.ts'
import { fail, refuseShape } from '../../../refusal.ts'
import { readCursor, writeCursor } from '../../audit/index.ts'
import { listDeliveries } from '../store/deliveries.ts'
import { findWebhook } from '../store/webhooks.ts'
import { deliveryView } from '../view.ts'

export const listWebhookDeliveries: Operation<'listWebhookDeliveries'> = async ({ input, actor }, { db }) => {
  const { webhookId, status, limit = 50, cursor } = input
  const before = cursor === undefined ? undefined : (readCursor(cursor) ?? refuseShape('cursor', 'is none of ours'))
  if (!(await findWebhook(db, actor.siteId, webhookId))) return fail('WEBHOOK_NOT_FOUND')
  // One more than requested shows whether another page follows.
  const rows = await listDeliveries(db, actor.siteId, webhookId, { status, before }, limit + 1)
  const deliveries = rows.slice(0, limit)
  const last = rows.length > limit ? deliveries.at(-1) : undefined
  return { deliveries: deliveries.map(deliveryView), nextCursor: last ? writeCursor(Number(last.number)) : null }
}
