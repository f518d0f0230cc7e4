import type { Infer, payments } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { listChargesOf } from '../store/charges.ts'
import { listMethods } from '../store/methods.ts'
import { listPaymentsOfCharges } from '../store/payments.ts'
import { findProvenContacts } from '../store/proven-contacts.ts'
import { listReceiptsOf } from '../store/query-payments.ts'
import { listRefunds } from '../store/refunds.ts'
import { findPaymentSettings } from '../store/settings.ts'
import { chargeView } from '../view/charge.ts'
import { methodView, paymentView, refundView } from '../view/payment.ts'
import { receiptView } from '../view/receipt.ts'

export type ExportedPayments = {
  charges: Infer<typeof payments.Charge>[]
  payments: Infer<typeof payments.Payment>[]
  refunds: Infer<typeof payments.Refund>[]
  receipts: Infer<typeof payments.Receipt>[]
  savedCards: Infer<typeof payments.SavedMethod>[]
}

/** Returns everything a member was charged, paid and got back, with receipts and saved cards. */
export async function exportPayments(
  db: Db,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<ExportedPayments> {
  const owner = { contactIds: await findProvenContacts(db, siteId, memberId), memberId }
  const charges = await listChargesOf(db, siteId, owner)
  const made = await listPaymentsOfCharges(
    db,
    siteId,
    charges.map(({ id }) => id),
  )
  const currencies = new Map(made.map(({ id, currency }) => [id, currency]))
  const refunds = await listRefunds(db, siteId, [...currencies.keys()])
  const receipts = await listReceiptsOf(db, siteId, owner)
  const [methods, settings] = await Promise.all([listMethods(db, siteId, owner), findPaymentSettings(db, siteId)])
  return {
    charges: charges.map((row) => chargeView(row)),
    payments: made.map(paymentView),
    refunds: refunds.map((refund) => refundView(refund, currencies.get(refund.payment_id) ?? '')),
    receipts: receipts.map(receiptView),
    savedCards: methods.map((method) => methodView(method, settings?.provider ?? 'NONE')),
  }
}
