import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import { conferencingUrl } from '../steps/conferencing-url.ts'
import { openManageToken } from '../steps/manage-token.ts'
import { bookedSessions } from '../steps/rescheduling/booked-sessions.ts'
import { findBooking } from '../store/bookings.ts'
import { calendarFile } from '../view/calendar-file.ts'

export const getBookingCalendarFile: Operation<'getBookingCalendarFile'> = async ({ input }, context) => {
  const { siteId, bookingId } = await openManageToken(context, input.token)
  const [booking, site] = await Promise.all([findBooking(context.db, siteId, bookingId), findSite(context.db, siteId)])
  if (!booking || !site) return fail('BOOKING_NOT_FOUND')
  const sessions = await bookedSessions(context.db, booking)
  return calendarFile(booking, sessions, site, { conferencingUrl: await conferencingUrl(context.db, booking) })
}
