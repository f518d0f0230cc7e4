import { type ChangeWindow, mayStillChange } from '@kalends/availability'
import type { bookings } from '@kalends/contract'
import { endRefusal, wasPromised } from './status.ts'

/** What a decision about a booking looks at. Instants are epoch milliseconds. */
export type ChangeableBooking = {
  status: bookings.BookingStatus
  startsAt: number | null
  inPackage: boolean
  /** Of the policy it was made under. */
  cancellation: AnyonesWindow
  reschedule: AnyonesWindow
}

/** When a change is allowed, and whether a signed link may make it. */
export type AnyonesWindow = ChangeWindow & { byLink: boolean }

/** The caller, as far as a cancellation asks. */
export type CancellingCaller = {
  managesBookings: boolean
  ignoresPolicy: boolean
  decidesPayments: boolean
}

export type CancellationWishes = {
  ignoreCancellationPolicy: boolean
  withRefund: boolean
  /** Waiving the fee or the charges, or setting another price. */
  changesCharges: boolean
  /** Nothing is to be charged, and another price is. */
  contradicts: boolean
}

export type CancellationRefusal =
  | 'VALIDATION_FAILURE'
  | 'NEW_PRICE_WITH_WAIVE_CHARGES'
  | 'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING'
  | 'UNAUTHORIZED_OPERATION'
  | 'REFUND_NOT_ALLOWED'
  | 'BOOKING_POLICY_VIOLATION'

/** May this caller, now, cancel this booking? Nothing when they may. */
export function cancellationRefusal(
  booking: ChangeableBooking,
  caller: CancellingCaller,
  wishes: CancellationWishes,
  now: number,
): CancellationRefusal | undefined {
  if (endRefusal(booking.status)) return 'VALIDATION_FAILURE'
  if (booking.inPackage) return 'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING'
  if (wishes.contradicts) return 'NEW_PRICE_WITH_WAIVE_CHARGES'
  if (wishes.changesCharges && !caller.managesBookings) return 'UNAUTHORIZED_OPERATION'
  if (wishes.withRefund && !caller.decidesPayments) return 'REFUND_NOT_ALLOWED'
  if (caller.managesBookings) return undefined
  if (wishes.ignoreCancellationPolicy && !caller.ignoresPolicy) return 'UNAUTHORIZED_OPERATION'
  if (wishes.ignoreCancellationPolicy || !wasPromised(booking.status)) return undefined
  return withinCancellationWindow(booking, now) ? undefined : 'BOOKING_POLICY_VIOLATION'
}

/** The policy the booking was made under lets its customer cancel at this moment. */
export function withinCancellationWindow(booking: ChangeableBooking, now: number): boolean {
  return booking.startsAt !== null && mayStillChange(booking.cancellation, booking.startsAt, now)
}
