import type { BookingChanges, BookingRow } from '../store/rows.ts'

/** What changed beside the status, for the history: each thing as it was and as it is. */
export function changeDetail(before: BookingRow, changes: BookingChanges): Record<string, unknown> {
  const { payment_status: paid, double_booked: doubled, resource, latest_message: message } = changes
  return {
    ...(paid !== undefined && paid !== before.payment_status
      ? { paymentStatus: { from: before.payment_status, to: paid } }
      : {}),
    ...(doubled !== undefined && doubled !== before.double_booked ? { doubleBooked: doubled } : {}),
    ...(resource ? { resource: { from: before.resource?.name ?? null, to: resource.name ?? null } } : {}),
    ...(message ? { message: message.message } : {}),
  }
}
