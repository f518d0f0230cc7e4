import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import type { BookingRow } from '../../store/rows.ts'
import type { SessionChange } from './cancel-session-bookings.ts'
import { endBooking } from './end-booking.ts'

/** Cancels a locked booking because the business takes away what was booked: regardless of policy, and without a fee. */
export function cancelForBusiness(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { actor, notification }: SessionChange,
): Promise<BookingRow> {
  return endBooking(context, tx, booking, {
    action: 'cancel',
    actor,
    changes: { status: 'CANCELED' },
    waivesFee: true,
    event: { slug: 'canceled', notification },
  })
}
