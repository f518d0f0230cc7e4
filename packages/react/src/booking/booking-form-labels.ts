/** Texts of `BookingForm`, in English unless you pass others. */
export const bookingFormLabels = {
  title: 'Your details',
  holding: 'Holding your time',
  /** Time left of the hold, as it is shown. */
  timeLeft: (clock: string) => `We hold it for ${clock}.`,
  /** Announced at five, two and one minutes. */
  minutesLeft: (count: number) =>
    count === 1 ? 'Your time is held for one more minute' : `Your time is held for ${count} more minutes`,
  expired: 'The hold has expired. If the time is still available, you can book it.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  /** Added to the labels of fields that may stay empty. */
  optional: '(optional)',
  checkField: 'Check this field.',
  book: 'Book',
  booking: 'Booking',
  close: 'Choose another time',
  taken: 'That time is no longer available. Choose another one. What you entered stays here.',
  checkFields: 'Check the fields below.',
  tooMany: 'You hold too many times already. Book one of them, or wait until they expire.',
  throttled: 'Too many bookings. Try again later.',
  conflict: 'These details belong to another customer. Use another email.',
  offline: 'There is no connection. Nothing you entered is lost: try again.',
  credits: 'Your plan doesn’t have enough credits for this. Choose another way to pay.',
  priceChanged: 'The price has changed. Check it and book again.',
  withdrawn: 'Something you chose is no longer offered. Choose again.',
  failed: 'We couldn’t book this. Try again.',
}
export type BookingFormLabels = typeof bookingFormLabels
