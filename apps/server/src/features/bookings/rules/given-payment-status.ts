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

type Uncharged = {
  given: bookings.PaymentStatus
  current: bookings.PaymentStatus
  isByPlan: boolean
  hasPrice: boolean
}

/**
 * Returns true if a status that a caller gives takes something from the business for a booking without a charge. PAID, EXEMPT
 * and REFUNDED end what is owed; FAILED and PARTIALLY_PAID leave the price owed, and spend no credits, which is a gift where
 * only credits pay.
 */
export function givesUp({ given, current, isByPlan, hasPrice }: Uncharged): boolean {
  if (given === current) return false
  if (isSettledStatus(given)) return hasPrice || isByPlan
  return (given === 'FAILED' || given === 'PARTIALLY_PAID') && isByPlan && !hasPrice
}

/** Returns true for a status with which a booking without a charge owes nothing. */
export function isSettledStatus(status: bookings.PaymentStatus): boolean {
  return status === 'PAID' || status === 'EXEMPT' || status === 'REFUNDED'
}
