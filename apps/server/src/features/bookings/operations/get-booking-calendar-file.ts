import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite, organizerOf } from '../../sites/index.ts'
import { conferencingUrl } from '../steps/conferencing-url.ts'
import { openManageToken } from '../steps/manage-token.ts'
import { enteredSessions } from '../steps/rescheduling/booked-sessions.ts'
import { findBooking } from '../store/bookings.ts'
import { findStaffToBeNamed } from '../store/staff-to-be-named.ts'
import { calendarFile } from '../view/calendar-file.ts'

export const getBookingCalendarFile: Operation<'getBookingCalendarFile'> = async ({ input }, context) => {
  const { siteId, bookingId } = await openManageToken(context, input.token)
  const [booking, site] = await Promise.all([findBooking(context.db, siteId, bookingId), findSite(context.db, siteId)])
  if (!booking || !site) return fail('BOOKING_NOT_FOUND')
  const sessions = await enteredSessions(context.db, siteId, [booking])
  const unnamed = await findStaffToBeNamed(context.db, siteId, { bookingIds: [bookingId], now: context.clock.now() })
  return calendarFile(booking, {
    sessions: sessions.get(booking.id) ?? [],
    business: await organizerOf(context, site),
    staffToBeNamed: booking.tag !== 'COURSE' && unnamed.size > 0,
    conferencingUrl: await conferencingUrl(context.db, booking),
  })
}
