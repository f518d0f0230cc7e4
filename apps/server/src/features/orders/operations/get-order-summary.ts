import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { requireMemberId } from '../../members/index.ts'
import { summarizeOrder } from '../steps/summarize-orders.ts'
import { findOrder } from '../store/orders.ts'

export const getOrderSummary: Operation<'getOrderSummary'> = async ({ input, actor }, { db }) => {
  const memberId = may(actor, 'READ_ORDERS') ? undefined : requireMemberId(actor)
  const order = (await findOrder(db, actor.siteId, input.id, memberId)) ?? fail('ORDER_NOT_FOUND')
  return { order: await summarizeOrder(db, actor, order) }
}
