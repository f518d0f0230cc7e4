/** Bookings: creates, answers, reschedules, ends and reads them. */

export { bookingsJobs } from './jobs.ts'
export { type BookedSession, bookedSessions } from './operations/booked-meetings.ts'
export { findBookingStart, updateBookingAnswers } from './operations/booking-submissions.ts'
export { cancelSessionBookings, type SessionChange } from './operations/cancel-session-bookings.ts'
export { settleNoShow } from './operations/cancellation-fee.ts'
export { conferencingUrl } from './operations/conferencing-url.ts'
export { bookingPrice } from './operations/demand-price.ts'
export { endServiceBookings } from './operations/end-service-bookings.ts'
export { type ChangedCourse, cancelCourseBookings, followCourse } from './operations/follow-course.ts'
export { giveBookings } from './operations/give-bookings.ts'
export { exportBookings } from './operations/kept-about.ts'
export { signManageToken } from './operations/manage-token.ts'
export { memberCalendar } from './operations/member-calendar.ts'
export { type MovedSession, moveSessionBookings } from './operations/move-session-bookings.ts'
export { noteOnBooking } from './operations/note-on-booking.ts'
export { relocateBookings } from './operations/relocate-bookings.ts'
export { restoreBookings } from './operations/revive-bookings.ts'
export { bookingsRoutes } from './routes.ts'
export { requestedAfterwards } from './rules/intake-form.ts'
export { findBooking, lockBooking } from './store/bookings.ts'
export {
  type CalendarBooking,
  countBookingsByDay,
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
export { countBookingsOf, hasBooking, type VisitsRequest, visitsOf } from './store/visits.ts'
export { type CalendarFile, calendarFile as bookingCalendarFile } from './view/calendar-file.ts'
export { bookingFqdn } from './view/events.ts'
export { identificationOf } from './view/identification.ts'
export type { ItemisedPrice } from './view/itemised-price.ts'
