import type { RoutesOf } from '../../operation.ts'
import { agreeToBookingFees } from './operations/agree-to-booking-fees.ts'
import { answerIntakeAnonymously } from './operations/answer-intake-anonymously.ts'
import { bookHold } from './operations/book-hold.ts'
import { bookingsCancelBookingAnonymously } from './operations/bookings-cancel-booking-anonymously.ts'
import { bookingsGetBookingAnonymously } from './operations/bookings-get-booking-anonymously.ts'
import { bookingsRescheduleBookingAnonymously } from './operations/bookings-reschedule-booking-anonymously.ts'
import { cancelBooking } from './operations/cancel-booking.ts'
import { cancelBookingWithFee } from './operations/cancel-booking-with-fee.ts'
import { cancelOrderWithBookings } from './operations/cancel-order-with-bookings.ts'
import { confirmBooking } from './operations/confirm-booking.ts'
import { bulkConfirmOrDeclineBooking, confirmOrDeclineBooking } from './operations/confirm-or-decline-booking.ts'
import { countBookingsOnDays } from './operations/count-bookings-on-days.ts'
import { bulkCreateBooking, createBooking } from './operations/create-booking.ts'
import { createBookingCharge } from './operations/create-booking-charge.ts'
import { declineBooking } from './operations/decline-booking.ts'
import { getAnonymousActionToken } from './operations/get-anonymous-action-token.ts'
import { getBookingCalendarFile } from './operations/get-booking-calendar-file.ts'
import { getBookingFee } from './operations/get-booking-fee.ts'
import { getBookingHistory } from './operations/get-booking-history.ts'
import { getBookingSummary } from './operations/get-booking-summary.ts'
import { getServiceAnonymously } from './operations/get-service-anonymously.ts'
import { listBookingBalances } from './operations/list-booking-balances.ts'
import { listBookingsOfOrder } from './operations/list-bookings-of-order.ts'
import { listBookingsToBeStaffed } from './operations/list-bookings-to-be-staffed.ts'
import { markBookingAsPending } from './operations/mark-booking-as-pending.ts'
import { pauseOrderWithBookings } from './operations/pause-order-with-bookings.ts'
import { previewBookingCharge } from './operations/preview-booking-charge.ts'
import { countExtendedBookings, query, queryExtendedBookings } from './operations/query-extended-bookings.ts'
import { quoteBooking } from './operations/quote-booking.ts'
import { rescheduleBooking } from './operations/reschedule-booking.ts'
import { setBookingSubmissionId } from './operations/set-booking-submission-id.ts'
import { sumUnpaidBookings } from './operations/sum-unpaid-bookings.ts'
import { undoBookingChange } from './operations/undo-booking-change.ts'
import { updateExtendedFields } from './operations/update-extended-fields.ts'
import { updateNumberOfParticipants } from './operations/update-number-of-participants.ts'

export const bookingsRoutes: RoutesOf<'bookings'> = {
  createBooking,
  bookHold,
  confirmBooking,
  declineBooking,
  confirmOrDeclineBooking,
  cancelBooking,
  getAnonymousActionToken,
  bookingsGetBookingAnonymously,
  bookingsCancelBookingAnonymously,
  getBookingCalendarFile,
  getBookingSummary,
  quoteBooking,
  answerIntakeAnonymously,
  getBookingHistory,
  agreeToBookingFees,
  cancelBookingWithFee,
  listBookingsOfOrder,
  pauseOrderWithBookings,
  cancelOrderWithBookings,
  getBookingFee,
  previewBookingCharge,
  createBookingCharge,
  listBookingBalances,
  listBookingsToBeStaffed,
  sumUnpaidBookings,
  countBookingsOnDays,
  query,
  queryExtendedBookings,
  countExtendedBookings,
  bulkCreateBooking,
  rescheduleBooking,
  updateNumberOfParticipants,
  updateExtendedFields,
  setBookingSubmissionId,
  bulkConfirmOrDeclineBooking,
  markBookingAsPending,
  bookingsRescheduleBookingAnonymously,
  getServiceAnonymously,
  undoBookingChange,
}
