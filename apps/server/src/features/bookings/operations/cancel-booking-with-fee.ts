import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { cancellationRefusal } from '../rules/cancellation.ts'
import { staleRevision } from '../rules/revision.ts'
import { cancellingActor, notificationFrom } from '../steps/booking-actor.ts'
import { endBooking } from '../steps/ending/end-booking.ts'
import { showBooking } from '../steps/show-booking.ts'
import { lockBooking } from '../store/bookings.ts'
import { visibleTo } from '../store/visible-to.ts'
import { changeable } from '../view/changeable.ts'

const preferences = {
  ignoreCancellationPolicy: false,
  withRefund: true,
  changesCharges: true,
  contradicts: false,
}

/** A fee that the person saw and that is no longer due is refused: they decide anew. */
export const cancelBookingWithFee: Operation<'cancelBookingWithFee'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { notifyParticipants = false, message, refund = false } = input
    const permissions = cancellingActor(actor)
    if (!permissions.decidesPayments) return fail('PERMISSION_DENIED')
    const booking =
      (await lockBooking(tx, actor.siteId, input.bookingId, visibleTo(actor))) ?? fail('BOOKING_NOT_FOUND')
    const refusal =
      staleRevision(booking.revision, input.revision) ??
      cancellationRefusal(changeable(booking), permissions, preferences, context.clock.now())
    if (refusal) return fail(refusal)
    const canceled = await endBooking(context, tx, booking, {
      action: 'cancel',
      actor,
      changes: { status: 'CANCELED' },
      event: {
        slug: 'canceled',
        notification: notificationFrom(actor, { notifyParticipants, ...(message ? { message } : {}) }),
      },
      returnsCredits: refund,
      chargesFee: true,
    })
    return canceled.cancellation_fee ? { booking: await showBooking(tx, canceled, actor) } : fail('BOOKING_HAS_NO_FEES')
  })
