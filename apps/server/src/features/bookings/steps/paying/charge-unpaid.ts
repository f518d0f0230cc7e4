import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { type ChargeRow, dueMinor, moveUnpaidCharge, repriceCharge } from '../../../payments/index.ts'
import type { BookableService } from '../../../services/index.ts'
import { dueNowMinor, offeredAmounts } from '../../rules/offered-amounts.ts'
import type { BookingRow } from '../../store/rows.ts'
import { chargeBooking, chargeTotals, loadBookingTax, sumGivenUpBySystem } from '../booking-charge.ts'
import { bookingPrice } from '../rescheduling/require-same-price.ts'

/** Charges a booking that is paid before it is confirmed. `earlier`: its locked charge, whose total follows price and tax. */
export async function chargeUnpaid(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { service, earlier }: { service: BookableService; earlier: ChargeRow | undefined },
): Promise<ChargeRow> {
  const tax = await loadBookingTax(tx, booking, earlier)
  const totals = chargeTotals(bookingPrice(service, booking), tax, booking) ?? fail('BOOKING_NOT_CHARGEABLE')
  if (earlier) {
    // What was given up when an earlier attempt was abandoned is owed again; what staff gave up stays.
    const unwaivedMinor = earlier.paid_minor === 0 ? await sumGivenUpBySystem(tx, earlier) : 0
    // Whoever books it now may be somebody else than at the earlier attempt.
    const own = await moveUnpaidCharge(context, tx, earlier, booking.contact_id)
    return repriceCharge(context, tx, own, totals, { unwaivedMinor })
  }
  return chargeBooking(context, tx, booking, totals)
}

/** Returns the amount a payment of the charge begins with: before the booking is confirmed the chosen one, then the rest. */
export function findDueNow({ payment }: BookableService, booking: BookingRow, charge: ChargeRow): number {
  if (booking.status !== 'CREATED' || charge.paid_minor > 0) return dueMinor(charge)
  const { total_minor: totalMinor, currency } = charge
  const offered = offeredAmounts(payment, { totalMinor, currency, participants: booking.total_participants })
  return Math.min(dueNowMinor(offered, booking.deposit_selected === true), dueMinor(charge))
}
