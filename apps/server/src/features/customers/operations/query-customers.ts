import type { Operation } from '../../../operation.ts'
import { visibleTo } from '../../bookings/index.ts'
import { searchWords } from '../rules/search-terms.ts'
import { countCustomers, queryCustomerRows } from '../store/customers.ts'
import { loadFigures } from '../store/figures.ts'
import { customerView } from '../view.ts'

export const queryCustomers: Operation<'queryCustomers'> = async ({ input, actor }, { db, clock }) => {
  const now = clock.now()
  const words = searchWords(input.search ?? '')
  const requested = { words, sort: input.sort, limit: input.limit ?? 50, offset: input.offset ?? 0 }
  const [rows, total] = await Promise.all([
    queryCustomerRows(db, actor, requested, now),
    countCustomers(db, actor, words),
  ])
  const owner = { siteId: actor.siteId, visible: visibleTo(actor), contactIds: rows.map(({ id }) => id) }
  const figures = await loadFigures(db, owner, now)
  return { customers: rows.map((row) => customerView(row, figures(row.id))), total }
}
