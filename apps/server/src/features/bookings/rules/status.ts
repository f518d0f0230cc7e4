import type { bookings } from '@kalends/contract'

/** Returns why the booking cannot be confirmed or declined: it was answered already. */
export function answerRefusal(status: bookings.BookingStatus): 'INVALID_BOOKING_STATUS' | undefined {
  return status === 'CREATED' || status === 'PENDING' || status === 'WAITING_LIST'
    ? undefined
    : 'INVALID_BOOKING_STATUS'
}

/** Returns why the booking cannot become pending: only created bookings can. */
export function pendingRefusal(status: bookings.BookingStatus): 'BOOKING_MARK_BOOKING_AS_PENDING' | undefined {
  return status === 'CREATED' ? undefined : 'BOOKING_MARK_BOOKING_AS_PENDING'
}

/** Returns true for a booking that was cancelled or declined. */
export function hasEnded(status: bookings.BookingStatus): boolean {
  return status === 'CANCELED' || status === 'DECLINED'
}

/** Returns why the booking cannot be cancelled: it ended already. */
export function endRefusal(status: bookings.BookingStatus): 'VALIDATION_FAILURE' | undefined {
  return hasEnded(status) ? 'VALIDATION_FAILURE' : undefined
}

/** Returns true for a confirmed or pending booking, to which its policy snapshot applies. */
export function wasPromised(status: bookings.BookingStatus): boolean {
  return status === 'CONFIRMED' || status === 'PENDING'
}

/** Returns true if the booking is confirmed by a payment online. */
export function awaitsPayment({ status, selected_payment_option }: Awaiting): boolean {
  return status === 'CREATED' && selected_payment_option === 'ONLINE'
}

type Awaiting = { status: bookings.BookingStatus; selected_payment_option: bookings.SelectedPaymentOption }

/** Returns true if the booking occupies time. Where several requests for one time are allowed, a request occupies none. */
export function takesTime(status: bookings.BookingStatus, allowMultipleRequests: boolean): boolean {
  return status === 'CONFIRMED' || (status === 'PENDING' && !allowMultipleRequests)
}
