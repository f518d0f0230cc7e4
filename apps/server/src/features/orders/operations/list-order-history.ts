import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { listEntries } from '../../audit/index.ts'
import { orderHistory } from '../rules/order-history.ts'
import { findOrder } from '../store/orders.ts'

const most = 100

export const listOrderHistory: Operation<'listOrderHistory'> = async ({ input, actor }, { db }) => {
  const { siteId } = actor
  const order = (await findOrder(db, siteId, input.id)) ?? fail('ORDER_NOT_FOUND')
  const entries = await listEntries(db, siteId, { entityType: 'order', entityId: order.id }, most)
  return { entries: orderHistory(entries) }
}
