import type { bookings } from '@kalends/contract'
import { type ChargeRow, chargeStatus } from '../../payments/index.ts'

/** Returns the payment status of a booking from its charge. A refund of a part does not change it. */
export function paymentStatusOf(charge: ChargeRow): bookings.PaymentStatus {
  const status = chargeStatus(charge)
  return status === 'PARTIALLY_REFUNDED' ? 'PAID' : status
}
