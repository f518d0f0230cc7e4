import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { inParallel } from '../../../db/in-parallel.ts'
import { findContact } from '../../contacts/index.ts'
import { findSite } from '../../sites/index.ts'
import type { ChargeRow } from '../store/charges.ts'
import type { PaymentRow } from '../store/payments.ts'
import { insertReceipt, type ReceiptColumns, type ReceiptDocument, takeNumber } from '../store/receipts.ts'
import type { RefundRow } from '../store/refunds.ts'
import { findPaymentSettings } from '../store/settings.ts'

/**
 * Issues the receipt of a payment, or the credit note of a refund, with the next number. Call it last in a transaction:
 * others that issue one wait until it ends.
 */
export async function issueReceipt(
  context: Context,
  tx: Tx,
  { charge, payment, refund }: { charge: ChargeRow; payment: PaymentRow; refund?: RefundRow },
): Promise<void> {
  const siteId = charge.site_id
  const kind = refund ? 'CREDIT_NOTE' : 'RECEIPT'
  const document = await buildDocument(tx, charge, payment, refund)
  const receipt: ReceiptColumns = {
    site_id: siteId,
    id: context.ids.guid(),
    kind,
    number: await takeNumber(tx, siteId, kind),
    charge_id: charge.id,
    payment_id: payment.id,
    refund_id: refund?.id ?? null,
    contact_id: payment.contact_id,
    currency: payment.currency,
    amount_minor: refund?.amount_minor ?? payment.amount_minor,
    tax_minor: refund?.tax_minor ?? payment.tax_minor,
    document,
    issued_at: new Date(context.clock.now()).toISOString(),
  }
  await insertReceipt(tx, receipt)
  // For a payment on site, staff hand the receipt out.
  if (payment.provider !== 'ON_SITE') await context.ports.payments.sendReceipt(context, tx, receipt)
}

async function buildDocument(
  tx: Tx,
  charge: ChargeRow,
  payment: PaymentRow,
  refund: RefundRow | undefined,
): Promise<ReceiptDocument> {
  const siteId = charge.site_id
  const [site, settings, contact] = await inParallel(
    findSite(tx, siteId),
    findPaymentSettings(tx, siteId),
    payment.contact_id ? findContact(tx, siteId, payment.contact_id) : Promise.resolve(undefined),
  )
  return {
    businessName: site?.name ?? '',
    customerName: [contact?.firstName, contact?.lastName].filter(Boolean).join(' '),
    customerEmail: contact?.email ?? null,
    method: refund?.method ?? payment.method,
    card: refund?.method ? null : payment.card_last4 && `${payment.card_brand ?? ''} ${payment.card_last4}`.trim(),
    lines: charge.lines,
    subtotalMinor: charge.subtotal_minor,
    discountMinor: charge.discount_minor,
    chargeTaxMinor: charge.tax_minor,
    totalMinor: charge.total_minor,
    taxName: charge.tax_name,
    taxPercent: charge.tax_percent,
    taxIncluded: charge.tax_included,
    header: settings?.receipt_header ?? '',
    footer: settings?.receipt_footer ?? '',
  }
}
