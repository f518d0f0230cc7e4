import type { bookingsOwn, Infer } from '@kalends/contract'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findBooking } from '../store/bookings.ts'
import { type HistoryRow, listHistory } from '../store/history.ts'
import { visibleTo } from '../store/visible-to.ts'
import { isoInstant } from '../view/booking.ts'

export const getBookingHistory: Operation<'getBookingHistory'> = async ({ input, actor }, context) => {
  const booking = await findBooking(context.db, actor.siteId, input.bookingId, visibleTo(actor))
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const lines = await listHistory(context.db, actor.siteId, booking.id)
  return { entries: lines.map(historyEntryView) }
}

type Entry = Infer<typeof bookingsOwn.BookingHistoryEntry>

/** Returns a history entry in its API shape, without internal details. */
function historyEntryView(row: HistoryRow): Entry {
  const { before: _, events: __, visits: ___, ...detail } = row.detail as Record<string, unknown>
  return {
    number: row.number,
    occurredAt: isoInstant(row.occurred_at),
    action: row.action,
    fromStatus: row.from_status,
    toStatus: row.to_status,
    actorType: row.actor_type as Entry['actorType'],
    actorName: row.actor_name,
    detail,
  }
}
