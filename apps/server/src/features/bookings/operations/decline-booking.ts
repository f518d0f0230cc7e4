import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { staleRevision } from '../rules/revision.ts'
import { answerRefusal } from '../rules/status.ts'
import { notificationFrom } from '../steps/booking-actor.ts'
import { endBooking } from '../steps/ending/end-booking.ts'
import { statusAtDecline } from '../steps/payment-status.ts'
import { showBooking } from '../steps/show-booking.ts'
import { lockBooking } from '../store/bookings.ts'
import { visibleTo } from '../store/visible-to.ts'
import { changeable } from '../view/changeable.ts'

export const declineBooking: Operation<'declineBooking'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const booking = await lockBooking(tx, actor.siteId, input.bookingId, visibleTo(actor))
    if (!booking) return fail('BOOKING_NOT_FOUND')
    const refusal = staleRevision(booking.revision, input.revision) ?? answerRefusal(booking.status)
    if (refusal) return fail(refusal)
    if (changeable(booking).inPackage) return fail('NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING')
    const refunds = input.flowControlSettings?.withRefund === true
    if (refunds && !may(actor, 'MANAGE_PAYMENTS')) return fail('REFUND_NOT_ALLOWED')
    const paymentStatus = await statusAtDecline(tx, actor, booking, { given: input.paymentStatus, refunds })
    const declined = await endBooking(context, tx, booking, {
      action: 'decline',
      actor,
      changes: {
        status: 'DECLINED',
        ...(paymentStatus ? { payment_status: paymentStatus } : {}),
        ...(typeof input.doubleBooked === 'boolean' ? { double_booked: input.doubleBooked } : {}),
      },
      event: {
        slug: 'declined',
        notification: notificationFrom(actor, input.participantNotification),
        flowControlSettings: input.flowControlSettings,
      },
      refunds,
      ...(refunds ? { returnsCredits: true, waivesFee: true } : {}),
    })
    return { booking: await showBooking(tx, declined, actor) }
  })
