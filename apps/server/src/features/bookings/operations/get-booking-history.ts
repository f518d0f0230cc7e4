import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findBooking } from '../store/bookings.ts'
import { listHistory } from '../store/history.ts'
import { visibleTo } from '../store/visible-to.ts'
import { historyEntryView } from '../view/history-entry.ts'

export const getBookingHistory: Operation<'getBookingHistory'> = async ({ input, actor }, context) => {
  const booking = await findBooking(context.db, actor.siteId, input.bookingId, visibleTo(actor))
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const lines = await listHistory(context.db, actor.siteId, booking.id)
  return { entries: lines.map(historyEntryView) }
}
