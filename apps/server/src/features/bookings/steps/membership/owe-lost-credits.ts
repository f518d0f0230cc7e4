import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { type LostCredits, returnCredits } from '../../../credits/index.ts'
import { wasPromised } from '../../rules/status.ts'
import { lockBooking } from '../../store/bookings.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { BookingRow } from '../../store/rows.ts'
import { visibleToAll } from '../../store/visible-to.ts'
import { customerStart } from '../../view/customer-start.ts'
import { loadBalances } from '../booking-balances.ts'
import { writeChange } from '../write-change.ts'

/**
 * Notes on bookings that they are owed again, and why: the credits they were paid with are gone. What else they were paid
 * with returns, since they are owed in full. Returns what is due of those that have begun, in minor units by currency:
 * coming ones may still be cancelled, and what has no price owes nothing.
 */
export async function oweLostCredits(
  context: Context,
  tx: Tx,
  { siteId, bookingIds, reason }: LostCredits,
): Promise<ReadonlyMap<string, number>> {
  const begun: string[] = []
  for (const id of bookingIds) {
    const booking = await lockBooking(tx, siteId, id)
    if (!booking || !wasPromised(booking.status)) continue
    await returnCredits(context, tx, { siteId, bookingId: id, byBusiness: true })
    await oweBooking(context, tx, booking, 'system', { creditsLost: reason })
    if (customerStart(booking) <= context.clock.now()) begun.push(id)
  }
  const owed = new Map<string, number>()
  for (const { currency, dueMinor } of await loadBalances(tx, siteId, begun, visibleToAll))
    owed.set(currency, (owed.get(currency) ?? 0) + dueMinor)
  return owed
}

/** The same for one locked booking. */
export async function oweBooking(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  actor: ChangeActor,
  detail: Record<string, unknown> = {},
): Promise<BookingRow> {
  if (!wasPromised(booking.status) || booking.payment_status === 'NOT_PAID') return booking
  const events = [{ slug: 'updated' }] as const
  return writeChange(context, tx, booking, { payment_status: 'NOT_PAID' }, { action: 'payment', actor, events, detail })
}
