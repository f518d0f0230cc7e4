import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { loadOwner } from '../steps/own-charge.ts'
import { queryReceiptRows } from '../store/query-payments.ts'
import { receiptView } from '../view/receipt.ts'

export const listReceipts: Operation<'listReceipts'> = async ({ input, actor }, context) => {
  const { contactId, limit = 50, offset = 0 } = input
  const own = may(actor, 'READ_ORDERS') ? {} : { owner: await loadOwner(context, actor) }
  const { rows, total } = await queryReceiptRows(context.db, actor.siteId, { contactId, ...own }, { limit, offset })
  return { receipts: rows.map(receiptView), total }
}
