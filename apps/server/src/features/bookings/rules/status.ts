import type { bookings } from '@kalends/contract'

/** Confirm, decline and confirm-or-decline answer a booking that nobody has answered yet. */
export function answerRefusal(status: bookings.BookingStatus): 'INVALID_BOOKING_STATUS' | undefined {
  return status === 'CREATED' || status === 'PENDING' || status === 'WAITING_LIST'
    ? undefined
    : 'INVALID_BOOKING_STATUS'
}

/** Only what was just created can begin to wait for an answer. */
export function pendingRefusal(status: bookings.BookingStatus): 'BOOKING_MARK_BOOKING_AS_PENDING' | undefined {
  return status === 'CREATED' ? undefined : 'BOOKING_MARK_BOOKING_AS_PENDING'
}

/** What can be cancelled is still alive. */
export function endRefusal(status: bookings.BookingStatus): 'VALIDATION_FAILURE' | undefined {
  return status === 'CANCELED' || status === 'DECLINED' ? 'VALIDATION_FAILURE' : undefined
}

/** The customer was promised something: the policy they booked under now binds them. */
export function wasPromised(status: bookings.BookingStatus): boolean {
  return status === 'CONFIRMED' || status === 'PENDING'
}

/** A place in the calendar that others cannot have. Where several may ask for one time, asking takes nothing. */
export function takesTime(status: bookings.BookingStatus, allowMultipleRequests: boolean): boolean {
  return status === 'CONFIRMED' || (status === 'PENDING' && !allowMultipleRequests)
}
