/** Bookings: making, answering, ending and reading them. */

export { bookingsJobs } from './jobs.ts'
export { giveBookings } from './operations/give-bookings.ts'
export { signManageToken } from './operations/manage-token.ts'
export { bookingsRoutes } from './routes.ts'
export { findBooking } from './store/bookings.ts'
export { authorColumns } from './store/history.ts'
export type { BookingRow } from './store/rows.ts'
export { type CalendarFile, calendarFile as bookingCalendarFile } from './view/calendar-file.ts'
export { bookingFqdn } from './view/events.ts'
export {
  type CalendarBooking,
  countBookingsByDay,
  countWaiting,
  findBookedTime,
  findCalendarBookings,
} from './store/calendar-bookings.ts'
export { visibleTo, visibleToAll } from './store/visible-to.ts'
export { countBookingsOf, hasBooking, type VisitsAsked, visitsOf } from './store/visits.ts'
