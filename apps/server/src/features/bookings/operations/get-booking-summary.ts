import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findBooking } from '../store/bookings.ts'
import { conferencingUrl } from './conferencing-url.ts'
import { bookingPrice } from './demand-price.ts'
import { loadBookedService } from './load-booked-service.ts'
import { openManageToken } from './manage-token.ts'

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
