import type { bookings } from '@kalends/contract'

/** How far a booking is paid, in minor units. */
type Paid = { total_minor: number; paid_minor: number; refunded_minor: number; waived_minor: number }

/** Returns the payment status of a booking from what it cost and what was paid. A partial refund does not change it. */
export function paidStatus({ total_minor, paid_minor, refunded_minor, waived_minor }: Paid): bookings.PaymentStatus {
  if (paid_minor === 0) return 'NOT_PAID'
  if (refunded_minor === paid_minor) return 'REFUNDED'
  return paid_minor + waived_minor === total_minor ? 'PAID' : 'PARTIALLY_PAID'
}
