import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { requireMemberId } from '../../members/index.ts'
import { showOrder } from '../steps/show-orders.ts'
import { findOrder } from '../store/orders.ts'

export const memberGetOrder: Operation<'memberGetOrder'> = async ({ input, actor }, { db }) => {
  const order = await findOrder(db, actor.siteId, input.id, requireMemberId(actor))
  return order ? { order: await showOrder(db, order, input.fieldSet) } : fail('ORDER_NOT_FOUND')
}

export const managementGetOrder: Operation<'managementGetOrder'> = async ({ input, actor }, { db }) => {
  const order = await findOrder(db, actor.siteId, input.id)
  return order ? { order: await showOrder(db, order, input.fieldSet) } : fail('ORDER_NOT_FOUND')
}
