import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { loadOwner } from '../steps/own-charge.ts'
import { findReceipt } from '../store/query-payments.ts'
import { receiptView } from '../view/receipt.ts'

export const getReceipt: Operation<'getReceipt'> = async ({ input, actor }, context) => {
  const own = may(actor, 'READ_ORDERS') ? {} : { owner: await loadOwner(context, actor) }
  const receipt = await findReceipt(context.db, actor.siteId, { id: input.receiptId, ...own })
  return receipt ? { receipt: receiptView(receipt) } : fail('RECEIPT_NOT_FOUND')
}
