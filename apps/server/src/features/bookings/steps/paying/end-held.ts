import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { dropHold, type HoldRow, type HoldScope, lockHoldOfBooking, lockHoldsOf } from '../../../holds/index.ts'
import { supersedePayments } from '../../../payments/index.ts'
import type { BookingRow } from '../../store/rows.ts'
import { lockBookingCharge } from '../booking-charge.ts'

/**
 * Ends the holds of what is going or moves, with or without a booking. A card page that is open takes no money; what
 * arrives late is returned.
 */
export async function endHoldsOf(
  context: Context,
  tx: Tx,
  siteId: string,
  scope: HoldScope,
  of: 'ALL' | 'WHOLE_DAYS' = 'ALL',
): Promise<void> {
  for (const hold of await lockHoldsOf(tx, siteId, { scope, of })) await end(context, tx, hold, hold.booking_id)
}

/** Ends the hold of a booking that is not paid: what its customer pays for is not what was held any more. */
export async function endHoldOf(context: Context, tx: Tx, { site_id, id }: BookingRow): Promise<void> {
  const hold = await lockHoldOfBooking(tx, site_id, id)
  if (hold) await end(context, tx, hold, id)
}

async function end(context: Context, tx: Tx, hold: HoldRow, bookingId: string | null): Promise<void> {
  const now = context.clock.now()
  const charge = bookingId === null ? undefined : await lockBookingCharge(tx, { site_id: hold.site_id, id: bookingId })
  if (charge) await supersedePayments(tx, charge, { because: 'BOOKING_CHANGED', now })
  await dropHold(tx, hold, now)
}
