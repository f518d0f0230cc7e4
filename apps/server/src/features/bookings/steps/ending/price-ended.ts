import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import type { ChargeRow } from '../../../payments/index.ts'
import { isPaidByPlan } from '../../rules/payment-option.ts'
import type { BookingRow } from '../../store/rows.ts'
import { chargeBooking, loadUnchargedTotals } from '../booking-charge.ts'
import { loadBookedService } from '../placing/load-booked-service.ts'
import { readNewPrice } from '../rescheduling/read-new-price.ts'
import { type AgreedColumns, agreedAtNamedPrice, agreedPrice } from '../rescheduling/require-same-price.ts'

/** Returns the price that remains of a booking that ends, line by line. Throws VALIDATION_FAILURE for `newPrice`. */
export async function priceEnded(
  tx: Tx,
  booking: BookingRow,
  charge: ChargeRow | undefined,
  newPrice: string,
): Promise<AgreedColumns> {
  const service = await loadBookedService(tx, booking)
  const currency = agreedPrice(service, booking)?.currency
  readNewPrice(newPrice, charge?.currency ?? currency)
  return agreedAtNamedPrice(service, booking, newPrice, currency)
}

/** Charges what remains of a booking that ended before it was charged, unless its money was taken elsewhere. */
export async function chargeEnded(context: Context, tx: Tx, booking: BookingRow): Promise<void> {
  const { payment_status: status } = booking
  const isUnpaid = status === 'NOT_PAID' || status === 'UNDEFINED' || status === 'EXEMPT'
  if (!isUnpaid || isPaidByPlan(booking.selected_payment_option)) return
  const totals = await loadUnchargedTotals(tx, booking)
  if (totals) await chargeBooking(context, tx, booking, totals)
}
