import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { conferencingUrl } from '../steps/conferencing-url.ts'
import { openManageToken } from '../steps/manage-token.ts'
import { loadBookedService } from '../steps/placing/load-booked-service.ts'
import { bookingPrice } from '../steps/rescheduling/require-same-price.ts'
import { findBooking } from '../store/bookings.ts'

export const getBookingSummary: Operation<'getBookingSummary'> = async ({ input }, context) => {
  const { siteId, bookingId } = await openManageToken(context, input.token)
  const booking = await findBooking(context.db, siteId, bookingId)
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const service = await loadBookedService(context.db, booking)
  return {
    price: bookingPrice(service, booking),
    conferencingUrl: (await conferencingUrl(context.db, booking)) ?? null,
  }
}
