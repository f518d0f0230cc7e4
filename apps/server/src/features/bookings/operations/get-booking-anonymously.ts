import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { allowedAnonymousActions } from '../rules/allowed-actions.ts'
import { findBooking } from '../store/bookings.ts'
import { bookingView } from '../view/booking.ts'
import { changeable } from '../view/changeable.ts'
import { openManageToken } from './manage-token.ts'

export const bookingsGetBookingAnonymously: Operation<'bookingsGetBookingAnonymously'> = async ({ input }, context) => {
  const { siteId, bookingId } = await openManageToken(context, input.token)
  const booking = await findBooking(context.db, siteId, bookingId)
  if (!booking) return fail('BOOKING_NOT_FOUND')
  return {
    booking: bookingView(booking),
    allowedAnonymousActions: allowedAnonymousActions(changeable(booking), context.clock.now()),
  }
}
