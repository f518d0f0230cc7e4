/** Bookings: making, answering, ending and reading them. */

export { bookingsJobs } from './jobs.ts'
export { signManageToken } from './operations/manage-token.ts'
export { bookingsRoutes } from './routes.ts'
export { findBooking } from './store/bookings.ts'
export type { BookingRow } from './store/rows.ts'
export { type CalendarFile, calendarFile as bookingCalendarFile } from './view/calendar-file.ts'
export { bookingFqdn } from './view/events.ts'
