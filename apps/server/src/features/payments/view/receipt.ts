import { decimalText, type Infer, type payments } from '@kalends/contract'
import type { PaymentMethodKind } from '../rules/ledger.ts'
import type { ReceiptRow } from '../store/receipts.ts'
import { linesView } from './charge.ts'

/** A receipt in the API shape. */
export function receiptView(row: ReceiptRow): Infer<typeof payments.Receipt> {
  const { document, currency } = row
  const decimal = (minor: number) => decimalText(minor, currency)
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    chargeId: row.charge_id,
    paymentId: row.payment_id,
    refundId: row.refund_id,
    currency,
    amount: decimal(row.amount_minor),
    tax: decimal(row.tax_minor),
    issuedDate: new Date(row.issued_at).toISOString(),
    businessName: document.businessName,
    customerName: document.customerName,
    customerEmail: document.customerEmail,
    method: document.method as PaymentMethodKind,
    card: document.card,
    lines: linesView(document.lines, currency),
    subtotal: decimal(document.subtotalMinor),
    discount: decimal(document.discountMinor),
    chargeTax: decimal(document.chargeTaxMinor),
    total: decimal(document.totalMinor),
    taxName: document.taxName,
    taxPercent: document.taxPercent,
    taxIncluded: document.taxIncluded,
    header: document.header,
    footer: document.footer,
  }
}
