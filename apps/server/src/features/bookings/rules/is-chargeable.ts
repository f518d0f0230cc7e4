import type { bookings } from '@kalends/contract'
import { isSettledStatus } from './given-payment-status.ts'

type Settled = { status: bookings.BookingStatus; payment_status: bookings.PaymentStatus }

/** Returns true if a booking without a charge may still be paid: it takes place, and nobody settled it otherwise. */
export function isChargeable({ status, payment_status }: Settled): boolean {
  if (status === 'CANCELED' || status === 'DECLINED') return false
  return !isSettledStatus(payment_status)
}
