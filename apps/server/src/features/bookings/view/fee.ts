import type { bookingsOwn, Infer } from '@kalends/contract'
import type { FeeAgreementRow, FeeCollection } from '../store/fees.ts'
import type { CancellationFee } from '../store/rows.ts'

/** A fee in the API shape; `isDue` false: what cancelling or not attending would cost now. */
export function bookingFeeView(
  { trigger, status, value, currency, isWaived }: CancellationFee,
  { isDue, collection }: { isDue: boolean; collection: FeeCollection | undefined },
): Infer<typeof bookingsOwn.PolicyFee> {
  const state = isWaived ? 'WAIVED' : status === 'APPLIED_TO_ORDER' ? 'PAID' : 'OWED'
  const collecting = collection?.collect_at ? 'SCHEDULED' : collection?.failure_code ? 'FAILED' : null
  return {
    trigger,
    state: isDue ? state : 'PREVIEW',
    amount: value,
    currency,
    collection: isDue && state === 'OWED' ? collecting : null,
  }
}

export function feeAgreementView(row: FeeAgreementRow): Infer<typeof bookingsOwn.FeeAgreement> {
  return {
    bookingId: row.booking_id,
    text: row.text,
    agreedDate: new Date(row.agreed_at).toISOString(),
    hasCard: row.payment_method_id !== null,
  }
}
