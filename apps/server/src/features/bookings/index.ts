/** Bookings: making, answering, ending and reading them. */

export { bookingsJobs } from './jobs.ts'
export { cancelSessionBookings, type SessionDeed } from './operations/cancel-session-bookings.ts'
export { giveBookings } from './operations/give-bookings.ts'
export { signManageToken } from './operations/manage-token.ts'
export { type MovedSession, moveSessionBookings } from './operations/move-session-bookings.ts'
export { bookingsRoutes } from './routes.ts'
export { findBooking } from './store/bookings.ts'
export {
  type CalendarBooking,
  countBookingsByDay,
  countWaiting,
  findBookedTime,
  findCalendarBookings,
} from './store/calendar-bookings.ts'
export { authorColumns } from './store/history.ts'
export type { BookingRow } from './store/rows.ts'
export { countSessionBookings } from './store/session-bookings.ts'
export { visibleTo, visibleToAll } from './store/visible-to.ts'
export { countBookingsOf, hasBooking, type VisitsAsked, visitsOf } from './store/visits.ts'
export { type CalendarFile, calendarFile as bookingCalendarFile } from './view/calendar-file.ts'
export { bookingFqdn } from './view/events.ts'
export { identificationOf } from './view/identification.ts'
