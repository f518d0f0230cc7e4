import type { bookings } from '@kalends/contract'

export type ConfirmOrDeclineFacts = {
  /** The time is taken by something else than the booking's own place. */
  conflict: boolean
  paymentStatus: bookings.PaymentStatus
  /** It was created with `skipAvailabilityValidation`. */
  passesAvailability: boolean
  needsApproval: boolean
}

export type Verdict = { status: 'CONFIRMED' | 'PENDING' | 'DECLINED'; doubleBooked: boolean }

/** What becomes of a checkout that ends: money that came is not refused, an unpaid booking yields. */
export function verdictOf({
  conflict,
  paymentStatus,
  passesAvailability,
  needsApproval,
}: ConfirmOrDeclineFacts): Verdict {
  const paid = paymentStatus === 'PAID' || paymentStatus === 'PARTIALLY_PAID'
  if (conflict && !paid && !passesAvailability) return { status: 'DECLINED', doubleBooked: false }
  return { status: needsApproval ? 'PENDING' : 'CONFIRMED', doubleBooked: conflict }
}
