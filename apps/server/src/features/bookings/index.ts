/** Bookings: creates, answers, reschedules, ends and reads them. */

export { bookingsJobs } from './jobs.ts'
export { bookingsRoutes } from './routes.ts'
export { requestedAfterwards } from './rules/intake-form.ts'
export { sumUncharged } from './steps/booking-balances.ts'
export { exportBookings } from './steps/collect-personal-data.ts'
export { conferencingUrl } from './steps/conferencing-url.ts'
export { cancelSessionBookings, type SessionChange } from './steps/ending/cancel-session-bookings.ts'
export { settleNoShow } from './steps/ending/cancellation-fee.ts'
export { endServiceBookings } from './steps/ending/end-service-bookings.ts'
export { completeFeeAgreement, findFeeConsent } from './steps/fees/agree-to-fees.ts'
export { findPricedBookings, findVisibleBookingIds, type PricedBookingRow } from './steps/find-priced-bookings.ts'
export { followBookingCharge, isChargeOfOwnBooking } from './steps/follow-charge.ts'
export { transferBookings } from './steps/give-bookings.ts'
export { findBookingStart, updateBookingAnswers } from './steps/intake/booking-submissions.ts'
export { signManageToken } from './steps/manage-token.ts'
export { memberCalendar } from './steps/member-calendar.ts'
export { addBookingHistory } from './steps/note-on-booking.ts'
export { beginBookingPayment } from './steps/paying/begin-payment.ts'
export { type PrepareBooking, prepareBooking } from './steps/paying/prepare-booking.ts'
export { settleBooking } from './steps/paying/settle-booking.ts'
export { type BookedSession, bookedSessions } from './steps/rescheduling/booked-sessions.ts'
export { type ChangedCourse, cancelCourseBookings, followCourse } from './steps/rescheduling/follow-course.ts'
export { type MovedSession, moveSessionBookings } from './steps/rescheduling/move-session-bookings.ts'
export { relocateBookings } from './steps/rescheduling/relocate-bookings.ts'
export { bookingPrice } from './steps/rescheduling/require-same-price.ts'
export { restoreBookings } from './steps/undoing/restore-bookings.ts'
export { findBooking, findBookings, lockBooking } from './store/bookings.ts'
export {
  type CalendarBooking,
  countBookingsByDay,
  countUnpaid,
  countWaiting,
  findBookedTime,
  findCalendarBookings,
} from './store/calendar-bookings.ts'
export { countCourseBookings } from './store/course-bookings.ts'
export { actorColumns, isUndone } from './store/history.ts'
export { findPolicySnapshots } from './store/policy-snapshots.ts'
export type { BookingRow } from './store/rows.ts'
export { countSessionBookings } from './store/session-bookings.ts'
export { submissionsOnCalendar } from './store/submissions.ts'
export { type Visibility, visibleTo } from './store/visible-to.ts'
export { countBookingsByContact, hasBooking, selectVisits, type VisitsRequest } from './store/visits.ts'
export { type CalendarFile, calendarFile as bookingCalendarFile } from './view/calendar-file.ts'
export { bookingFqdn } from './view/events.ts'
export { identificationView } from './view/identification.ts'
export type { ItemisedPrice } from './view/itemised-price.ts'
