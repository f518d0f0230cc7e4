import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import { loadOwner } from '../steps/own-charge.ts'
import { findReceipt } from '../store/query-payments.ts'

const names = { RECEIPT: 'receipt', CREDIT_NOTE: 'credit-note' }

export const getReceiptPdf: Operation<'getReceiptPdf'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const own = may(actor, 'READ_ORDERS') ? {} : { owner: await loadOwner(context, actor) }
  const receipt = (await findReceipt(context.db, siteId, { id: input.receiptId, ...own })) ?? fail('RECEIPT_NOT_FOUND')
  const site = (await findSite(context.db, siteId)) ?? fail('NOT_FOUND')
  // The library is loaded with the first receipt: few processes write one.
  const { receiptPdf } = await import('../view/receipt-pdf/receipt-pdf.ts')
  const pdf = await receiptPdf(receipt, { language: input.language ?? site.language, timeZone: site.time_zone })
  return { content: pdf.toString('base64'), filename: `${names[receipt.kind]}-${receipt.number}.pdf` }
}
