import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { allowedAnonymousActions } from '../rules/allowed-actions.ts'
import { staleRevision } from '../rules/revision.ts'
import { endBooking } from '../steps/ending/end-booking.ts'
import { openManageToken } from '../steps/manage-token.ts'
import { lockBooking } from '../store/bookings.ts'
import { bookingView } from '../view/booking.ts'
import { changeable } from '../view/changeable.ts'

export const bookingsCancelBookingAnonymously: Operation<'bookingsCancelBookingAnonymously'> = async (
  { input },
  context,
) => {
  const { siteId, bookingId } = await openManageToken(context, input.token)
  return context.transaction(async (tx) => {
    const booking = await lockBooking(tx, siteId, bookingId)
    if (!booking) return fail('BOOKING_NOT_FOUND')
    const stale = staleRevision(booking.revision, input.revision)
    if (stale) return fail(stale)
    const { cancel } = allowedAnonymousActions(changeable(booking), context.clock.now())
    if (!cancel) return fail('BOOKING_CANNOT_BE_CANCELLED')
    const canceled = await endBooking(context, tx, booking, {
      action: 'cancel',
      actor: 'link',
      changes: { status: 'CANCELED' },
      event: { slug: 'canceled', notification: { notifyParticipants: true } },
    })
    return { booking: bookingView(canceled, 'customer') }
  })
}
