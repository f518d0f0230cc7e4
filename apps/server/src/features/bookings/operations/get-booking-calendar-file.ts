import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite, organizerOf } from '../../sites/index.ts'
import { conferencingUrl } from '../steps/conferencing-url.ts'
import { openManageToken } from '../steps/manage-token.ts'
import { enteredSessions } from '../steps/rescheduling/booked-sessions.ts'
import { findBooking } from '../store/bookings.ts'
import { isStaffToBeNamed } from '../store/staff-to-be-named.ts'
import { calendarFile } from '../view/calendar-file.ts'

export const getBookingCalendarFile: Operation<'getBookingCalendarFile'> = async ({ input }, context) => {
  const { siteId, bookingId } = await openManageToken(context, input.token)
  const [booking, site] = await Promise.all([findBooking(context.db, siteId, bookingId), findSite(context.db, siteId)])
  if (!booking || !site) return fail('BOOKING_NOT_FOUND')
  const sessions = await enteredSessions(context.db, siteId, [booking])
  return calendarFile(booking, {
    sessions: sessions.get(booking.id) ?? [],
    business: await organizerOf(context, site),
    staffToBeNamed: await isStaffToBeNamed(context.db, booking, context.clock.now()),
    conferencingUrl: await conferencingUrl(context.db, booking),
  })
}
