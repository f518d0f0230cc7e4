import type { Operation } from '../../../operation.ts'
import { requireMemberId } from '../../members/index.ts'
import { summarizeOrders } from '../steps/summarize-orders.ts'
import { queryOrders as findOrders } from '../store/query-orders.ts'

const defaultLimit = 50

/** Without drafts, unless they are asked for: they are checkouts that were not finished. */
export const queryOrders: Operation<'queryOrders'> = async ({ input, actor }, { db }) => {
  const { search, statuses, paymentStatuses, planId, contactId, limit = defaultLimit, offset = 0 } = input
  const filter = {
    words: (search ?? '').trim().split(/\s+/).filter(Boolean),
    orderStatuses: statuses,
    paymentStatuses,
    planIds: planId === undefined ? [] : [planId],
    contactId,
    withoutDrafts: !statuses?.includes('DRAFT'),
  }
  const { rows, pagingMetadata } = await findOrders(db, actor.siteId, filter, { paging: { limit, offset } })
  return { orders: await summarizeOrders(db, actor, rows), total: pagingMetadata.total ?? 0 }
}

export const listMyOrders: Operation<'listMyOrders'> = async ({ input, actor }, { db }) => {
  const { statuses, recurring, limit = defaultLimit, offset = 0 } = input
  const memberId = requireMemberId(actor)
  const filter = { memberId, orderStatuses: statuses, isRecurring: recurring, withoutDrafts: true }
  const { rows, pagingMetadata } = await findOrders(db, actor.siteId, filter, { paging: { limit, offset } })
  return { orders: await summarizeOrders(db, actor, rows), total: pagingMetadata.total ?? 0 }
}
