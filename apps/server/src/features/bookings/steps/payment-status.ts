import type { bookings } from '@kalends/contract'
import type { Tx } from '../../../db/database.ts'
import { refuseShape } from '../../../refusal.ts'
import { type ChargeRow, chargeStatus, dueMinor } from '../../payments/index.ts'
import { agreesWithCharge } from '../rules/given-payment-status.ts'
import { isPaidByPlan } from '../rules/payment-option.ts'
import type { BookingRow } from '../store/rows.ts'
import { lockBookingCharge } from './booking-charge.ts'

type Given = bookings.PaymentStatus | null | undefined

/**
 * Returns the payment status of a booking from its charge. A refund of a part does not change it. Where another system took
 * a part of the price, the booking is never unpaid.
 */
export function paymentStatusOf(charge: ChargeRow): bookings.PaymentStatus {
  if (charge.elsewhere_minor > 0) return dueMinor(charge) > 0 ? 'PARTIALLY_PAID' : 'PAID'
  const status = chargeStatus(charge)
  return status === 'PARTIALLY_REFUNDED' ? 'PAID' : status
}

/**
 * Returns the payment status of a locked booking that is answered, before credits of a plan are taken; undefined leaves it
 * as it is. The charge of a booking has the last word: a status that contradicts it is refused, and without one a booking
 * that was not promised yet is as far paid as its charge is. A request stays paid as it was.
 */
export async function statusAtAnswer(
  tx: Tx,
  booking: BookingRow,
  given: Given,
  option: bookings.SelectedPaymentOption,
): Promise<bookings.PaymentStatus | undefined> {
  const charge = await lockBookingCharge(tx, booking)
  if (given && given !== 'UNDEFINED') return agreed(given, charge)
  if (booking.status === 'PENDING') return booking.payment_status
  if (isPaidByPlan(option)) return 'NOT_PAID'
  return charge ? paymentStatusOf(charge) : (given ?? undefined)
}

/**
 * Returns the payment status that a locked booking is declined with. One that is refunded says so once the money went
 * back.
 */
export async function statusAtDecline(
  tx: Tx,
  booking: BookingRow,
  given: Given,
  { refunds }: { refunds: boolean },
): Promise<bookings.PaymentStatus | undefined> {
  if (!given) return undefined
  const charge = await lockBookingCharge(tx, booking)
  if (!charge) return given
  const isReturned = refunds && given === 'REFUNDED' && charge.paid_minor > 0
  return given === 'UNDEFINED' || isReturned ? undefined : agreed(given, charge)
}

function agreed(given: bookings.PaymentStatus, charge: ChargeRow | undefined): bookings.PaymentStatus {
  const ofCharge = charge ? paymentStatusOf(charge) : given
  if (agreesWithCharge(given, ofCharge)) return given
  return refuseShape('paymentStatus', `contradicts the charge of the booking: it is ${ofCharge}`)
}
