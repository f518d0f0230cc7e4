/**
 * Why a payment settles nothing, and what arrives of it is returned. PRICE_CHANGED: it was started for another price.
 * PAID_OTHERWISE: what it pays for is paid in another way, or by somebody else. BOOKING_CHANGED: what was held for its
 * customer has another time or location, or no longer exists.
 */
export type Superseded = 'PRICE_CHANGED' | 'PAID_OTHERWISE' | 'BOOKING_CHANGED'

/** What the refund of such a payment says. */
export const supersededReasons: Record<Superseded, string> = {
  PRICE_CHANGED: 'The price changed before the payment arrived',
  PAID_OTHERWISE: 'It was to be paid in another way before the payment arrived',
  BOOKING_CHANGED: 'What was booked changed before the payment arrived',
}
