import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { getMemberId } from '../../members/index.ts'
import { findOrder } from '../../orders/index.ts'
import { findBookingsOfOrder } from '../steps/membership/bookings-of-order.ts'

export const listBookingsOfOrder: Operation<'listBookingsOfOrder'> = async ({ input, actor }, { db, clock }) => {
  const { siteId } = actor
  const order = (await findOrder(db, siteId, input.orderId, getMemberId(actor))) ?? fail('ORDER_NOT_FOUND')
  const found = await findBookingsOfOrder(db, { siteId, orderId: order.id, now: clock.now() })
  return {
    bookings: found.slice(0, 1000).map(({ booking, credits }) => ({
      bookingId: booking.id,
      title: booking.title,
      startDate: new Date(booking.starts_at).toISOString(),
      participants: booking.total_participants,
      credits,
    })),
  }
}
