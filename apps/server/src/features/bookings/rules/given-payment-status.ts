import type { bookings } from '@kalends/contract'

/**
 * Returns true if a payment status that a caller gives agrees with the one of the charge. While something of it is due,
 * the business may say that it was paid otherwise, or that it is free if nothing was paid: the rest is given up then.
 */
export function agreesWithCharge(given: bookings.PaymentStatus, ofCharge: bookings.PaymentStatus): boolean {
  if (given === ofCharge) return true
  if (ofCharge === 'NOT_PAID') return given === 'PAID' || given === 'EXEMPT' || given === 'FAILED'
  return ofCharge === 'PARTIALLY_PAID' && given === 'PAID'
}
