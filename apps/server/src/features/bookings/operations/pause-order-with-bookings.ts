import { type Actor, may } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { returnCredits } from '../../credits/index.ts'
import { lockOrder, pauseLockedOrder } from '../../orders/index.ts'
import { notificationFrom } from '../steps/booking-actor.ts'
import { endBooking } from '../steps/ending/end-booking.ts'
import { findBookingsOfOrder } from '../steps/membership/bookings-of-order.ts'
import { oweBooking } from '../steps/membership/owe-lost-credits.ts'
import { lockBooking } from '../store/bookings.ts'
import type { BookingRow } from '../store/rows.ts'

/** Who pauses decides about bookings they saw: if others were made meanwhile, they are shown first. */
export const pauseOrderWithBookings: Operation<'pauseOrderWithBookings'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { siteId } = actor
    const { choice, notifyParticipants = true } = input
    if (choice !== 'KEEP_PAID' && !may(actor, 'MANAGE_BOOKINGS')) return fail('PERMISSION_DENIED')
    const order = (await lockOrder(tx, siteId, input.orderId)) ?? fail('ORDER_NOT_FOUND')
    const found = await findBookingsOfOrder(tx, { siteId, orderId: order.id, now: context.clock.now() })
    const shown = new Set(input.bookingIds.map((id) => id.toLowerCase()))
    const isSame = found.length === shown.size && found.every(({ booking }) => shown.has(booking.id))
    if (!isSame) return fail('ORDER_BOOKINGS_CHANGED')
    // While the order is active: its credits return to their cycles.
    for (const id of found.map(({ booking }) => booking.id).sort()) {
      const booking = (await lockBooking(tx, siteId, id)) ?? fail('ORDER_BOOKINGS_CHANGED')
      if (choice === 'KEEP_UNPAID') await owe(context, tx, actor, booking)
      if (choice === 'CANCEL') await cancel(context, tx, actor, { booking, notifyParticipants })
    }
    await pauseLockedOrder(context, tx, order, { actor, operation: 'pauseOrder' })
    return { bookings: found.length }
  })

async function owe(context: Context, tx: Tx, actor: Actor, booking: BookingRow): Promise<void> {
  await returnCredits(context, tx, { siteId: booking.site_id, bookingId: booking.id, byBusiness: true })
  await oweBooking(context, tx, booking, actor)
}

async function cancel(
  context: Context,
  tx: Tx,
  actor: Actor,
  { booking, notifyParticipants }: { booking: BookingRow; notifyParticipants: boolean },
): Promise<void> {
  await endBooking(context, tx, booking, {
    action: 'cancel',
    actor,
    changes: { status: 'CANCELED' },
    waivesFee: true,
    event: { slug: 'canceled', notification: notificationFrom(actor, { notifyParticipants }) },
  })
}
