import { decimalText, type Infer, type payments } from '@kalends/contract'
import type { DisputeRow } from '../store/disputes.ts'
import type { MethodRow } from '../store/methods.ts'
import type { PaymentRow } from '../store/payments.ts'
import type { RefundRow } from '../store/refunds.ts'

/** A payment in the API shape. */
export function paymentView(row: PaymentRow): Infer<typeof payments.Payment> {
  const decimal = (minor: number) => decimalText(minor, row.currency)
  return {
    id: row.id,
    chargeId: row.charge_id,
    combinedPaymentId: row.combined_payment_id,
    contactId: row.contact_id,
    method: row.method,
    provider: row.provider,
    status: row.status,
    currency: row.currency,
    amount: decimal(row.amount_minor),
    tax: decimal(row.tax_minor),
    refunded: decimal(row.refunded_minor),
    cardBrand: row.card_brand,
    cardLast4: row.card_last4,
    failureCode: row.failure_code,
    recordedByName: row.recorded_by_name,
    locationId: row.location_id,
    resourceId: row.resource_id,
    createdDate: iso(row.created_at),
    succeededDate: isoOrNull(row.succeeded_at),
  }
}

export function refundView(row: RefundRow, currency: string): Infer<typeof payments.Refund> {
  return {
    id: row.id,
    paymentId: row.payment_id,
    status: row.status,
    amount: decimalText(row.amount_minor, currency),
    reason: row.reason,
    owedAgain: row.owed_again,
    method: row.method,
    failureCode: row.failure_code,
    origin: row.origin,
    recordedByName: row.recorded_by_name,
    createdDate: iso(row.created_at),
    succeededDate: isoOrNull(row.succeeded_at),
    reversedDate: isoOrNull(row.reversed_at),
  }
}

export function disputeView(row: DisputeRow, currency: string): Infer<typeof payments.Dispute> {
  return {
    id: row.provider_dispute_id,
    status: row.status,
    amount: decimalText(row.amount_minor, currency),
    reason: row.reason,
    createdDate: iso(row.created_at),
  }
}

export function methodView(row: MethodRow, provider: string): Infer<typeof payments.SavedMethod> {
  return {
    id: row.id,
    brand: row.brand,
    last4: row.last4,
    expiresMonth: row.expires_month,
    expiresYear: row.expires_year,
    isDefault: row.is_default,
    isChargeable: row.provider === provider,
    createdDate: iso(row.created_at),
  }
}

const iso = (instant: string): string => new Date(instant).toISOString()
const isoOrNull = (instant: string | null): string | null => (instant === null ? null : iso(instant))
