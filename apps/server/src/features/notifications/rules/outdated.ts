import type { bookings } from '@kalends/contract'

/** Statuses of a booking for which a message about it is true, by kind. */
const trueFor: Record<string, readonly bookings.BookingStatus[]> = {
  bookingConfirmed: ['CONFIRMED'],
  bookingRequested: ['PENDING'],
  bookingToApprove: ['PENDING'],
  bookingMoved: ['CONFIRMED', 'PENDING'],
  bookingChanged: ['CONFIRMED', 'PENDING'],
  bookingDeclined: ['DECLINED'],
  bookingCanceled: ['CANCELED'],
}

/** Returns true if a message of this kind can be true for a booking of this status. */
export function fitsStatus(kind: string, status: bookings.BookingStatus): boolean {
  return trueFor[kind]?.includes(status) === true
}
