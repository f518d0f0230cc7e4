import type { bookings } from '@kalends/contract'
import type { BookingRow, CancellationFee } from '../store/rows.ts'

/** Returns the cancellation fee: the one that is due, or a preview. */
export function bookingFeeView(row: BookingRow, preview: CancellationFee | undefined): bookings.BookingFee | undefined {
  const fee = row.cancellation_fee ?? preview
  if (!fee) return undefined
  const { value, currency, trigger } = fee
  const status = row.cancellation_fee ? fee.status : 'PREVIEW'
  return { bookingId: row.id, cancellationFee: { price: { value, currency }, status, trigger } }
}
