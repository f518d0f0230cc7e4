import type { Operation } from '../../../operation.ts'
import { findCustomerNames } from '../../contacts/index.ts'
import { readOrderNumber } from '../rules/order-number.ts'
import { queryOrderRows } from '../store/query-orders.ts'
import { listedOrderView } from '../view/listed-order.ts'

const defaultLimit = 50

/** Without drafts, unless they are asked for: customers left them without paying. */
export const queryCheckoutOrders: Operation<'queryCheckoutOrders'> = async ({ input, actor }, { db }) => {
  const { search = '', statuses = ['APPROVED', 'CANCELED'], limit = defaultLimit, offset = 0, ...more } = input
  const words = search.trim().split(/\s+/).filter(Boolean)
  const filter = { ...more, words, number: readOrderNumber(words), statuses }
  const { rows, total } = await queryOrderRows(db, actor.siteId, filter, { limit, offset })
  const contactIds = rows.flatMap(({ contact_id }) => contact_id ?? [])
  const names = await findCustomerNames(db, actor.siteId, [...new Set(contactIds)])
  const nameOf = new Map(names.map(({ contactId, name }) => [contactId, name]))
  return { orders: rows.map((row) => listedOrderView(row, nameOf.get(row.contact_id ?? ''))), total }
}
