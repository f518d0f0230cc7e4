import type { bookings } from '@kalends/contract'
import { type Actor, actsForBusiness } from '../../../actor.ts'
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

export const cancelBooking: Operation<'cancelBooking'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const booking = await lockBooking(tx, actor.siteId, input.bookingId, visibleTo(actor))
    if (!booking) return fail('BOOKING_NOT_FOUND')
    const refusal =
      staleRevision(booking.revision, input.revision) ??
      cancellationRefusal(changeable(booking), cancellingActor(actor), findPreferences(input), context.clock.now())
    if (refusal) return fail(refusal)
    const waivesFee = input.flowControlSettings?.waiveCancellationFee === true
    const canceled = await endBooking(context, tx, booking, {
      action: 'cancel',
      actor,
      // A fee that is due already, as for a no-show, is given up too.
      changes: { status: 'CANCELED', ...(waivesFee ? { cancellation_fee: null } : {}) },
      event: {
        slug: 'canceled',
        notification: notificationFrom(actor, input.participantNotification),
        flowControlSettings: input.flowControlSettings,
        charges: readCharges(input),
      },
      returnsCredits: readReturn(actor, input),
      leavesDue: actsForBusiness(actor) && input.waiveCharges !== true,
      newPrice: input.newPrice ?? undefined,
      waivesFee,
    })
    return { booking: await showBooking(tx, canceled, actor) }
  })

/** The business decides about credits and money; customers get them back if they cancel in time. */
function readReturn(actor: Actor, { flowControlSettings }: bookings.CancelBookingRequest): boolean | undefined {
  const isRefunded = flowControlSettings?.withRefund === true
  return isRefunded || actsForBusiness(actor) ? isRefunded : undefined
}

function findPreferences({ flowControlSettings: flags, waiveCharges, newPrice }: bookings.CancelBookingRequest) {
  return {
    ignoreCancellationPolicy: flags?.ignoreCancellationPolicy === true,
    withRefund: flags?.withRefund === true,
    changesCharges: flags?.waiveCancellationFee === true || waiveCharges === true || typeof newPrice === 'string',
    contradicts: waiveCharges === true && typeof newPrice === 'string',
  }
}

function readCharges({ waiveCharges, newPrice }: bookings.CancelBookingRequest) {
  return { ...(waiveCharges ? { waiveCharges } : {}), ...(typeof newPrice === 'string' ? { newPrice } : {}) }
}
