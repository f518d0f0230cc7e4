import type { bookings } from '@kalends/contract'

/** What is known of a line of an order. */
export type LineFacts = {
  payNowMinor: number
  /** Undefined for lines without a charge. */
  charge: { paid_minor: number } | undefined
  /** The order of a plan; undefined for bookings. */
  plan?: PlanFacts | undefined
  /** The booking was cancelled, declined or erased. */
  hasEnded?: boolean
}

export type PlanFacts = { status: string; charge_id: string | null }

/** Returns true for a plan that begins without a payment, once a card is saved: with a trial, or a free first cycle. */
export function isCardAwaited({ status, charge_id }: PlanFacts): boolean {
  return status === 'DRAFT' && charge_id === null
}

/**
 * Returns true once everything that is paid online was paid, and the card of a plan that begins for nothing is saved. What was refunded since
 * counts. Nothing waits for a line that is over, unless all are.
 */
export function isPaidAhead(lines: readonly LineFacts[]): boolean {
  const left = lines.filter((line) => !isOver(line))
  return left.length > 0 && left.every(isPaid)
}

const isPaid = ({ payNowMinor, charge, plan }: LineFacts): boolean =>
  payNowMinor <= (charge?.paid_minor ?? 0) && !(plan && isCardAwaited(plan))

/** Returns true for the status of a booking that was cancelled or declined; undefined for one that was erased. */
export function isEndedBooking(status: bookings.BookingStatus | undefined): boolean {
  return status === undefined || status === 'CANCELED' || status === 'DECLINED'
}

/** Returns true for a booking that takes place and is not paid, or not whole. */
export function isOwedBooking({ status, payment_status: paid }: BookingState): boolean {
  return (status === 'CONFIRMED' || status === 'PENDING') && (paid === 'NOT_PAID' || paid === 'PARTIALLY_PAID')
}

type BookingState = { status: bookings.BookingStatus; payment_status: bookings.PaymentStatus }

/** Returns true for a booking or plan that ended before anything was paid for it. */
export function isOver({ charge, plan, hasEnded = false }: LineFacts): boolean {
  return (hasEnded || plan?.status === 'CANCELED') && (charge?.paid_minor ?? 0) === 0
}
