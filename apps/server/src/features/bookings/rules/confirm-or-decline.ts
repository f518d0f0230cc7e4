import type { bookings } from '@kalends/contract'

export type ConfirmOrDeclineFacts = {
  /** Something other than the booking itself occupies the time. */
  conflict: boolean
  paymentStatus: bookings.PaymentStatus
  /** It was created with `skipAvailabilityValidation`. */
  passesAvailability: boolean
  needsApproval: boolean
}

export type Verdict = { status: 'CONFIRMED' | 'PENDING' | 'DECLINED'; doubleBooked: boolean }

/** Decides the outcome of a checkout: on a conflict an unpaid booking is declined and a paid one stays. */
export function checkoutOutcome({
  conflict,
  paymentStatus,
  passesAvailability,
  needsApproval,
}: ConfirmOrDeclineFacts): Verdict {
  const paid = paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_PAID'
  if (conflict && !paid && !passesAvailability) return { status: 'DECLINED', doubleBooked: false }
  return { status: needsApproval ? 'PENDING' : 'CONFIRMED', doubleBooked: conflict }
}
