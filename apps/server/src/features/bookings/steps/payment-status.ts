import type { bookings } from '@kalends/contract'
import { type Actor, may } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import { fail, refuseShape } from '../../../refusal.ts'
import { type ChargeRow, chargeStatus, dueMinor } from '../../payments/index.ts'
import { hasPrice } from '../rules/agreed-price.ts'
import { agreesWithCharge, givesUp } from '../rules/given-payment-status.ts'
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
 * that was not promised yet is as far paid as its charge is. A request stays paid as it was. Who says that what is due was
 * paid otherwise or refunded, or is free, gives it up: that needs MANAGE_PAYMENTS, or throws UNAUTHORIZED_OPERATION.
 */
export async function statusAtAnswer(
  tx: Tx,
  actor: Actor,
  booking: BookingRow,
  { given, option }: { given: Given; option: bookings.SelectedPaymentOption },
): Promise<bookings.PaymentStatus | undefined> {
  const charge = await lockBookingCharge(tx, booking)
  if (given && given !== 'UNDEFINED') {
    const status = agreed(given, charge)
    requireSettling(actor, booking, charge, { given: status, option })
    return status
  }
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
  actor: Actor,
  booking: BookingRow,
  { given, refunds }: { given: Given; refunds: boolean },
): Promise<bookings.PaymentStatus | undefined> {
  if (!given) return undefined
  const charge = await lockBookingCharge(tx, booking)
  if (!charge) {
    requireSettling(actor, booking, charge, { given, option: booking.selected_payment_option })
    return given
  }
  const isReturned = refunds && given === 'REFUNDED' && charge.paid_minor > 0
  return given === 'UNDEFINED' || isReturned ? undefined : agreed(given, charge)
}

type Settling = { given: bookings.PaymentStatus; option: bookings.SelectedPaymentOption }

/** Refuses a status that says of what is due for a booking that it need not be paid here, to who may not give money up. */
function requireSettling(
  actor: Actor,
  booking: BookingRow,
  charge: ChargeRow | undefined,
  { given, option }: Settling,
): void {
  if (may(actor, 'MANAGE_PAYMENTS')) return
  const isGivenUp = charge
    ? (given === 'PAID' || given === 'EXEMPT') && dueMinor(charge) > 0
    : givesUp({
        given,
        current: booking.payment_status,
        isByPlan: isPaidByPlan(option),
        hasPrice: hasPrice(booking),
      })
  if (isGivenUp) fail('UNAUTHORIZED_OPERATION')
}

function agreed(given: bookings.PaymentStatus, charge: ChargeRow | undefined): bookings.PaymentStatus {
  const ofCharge = charge ? paymentStatusOf(charge) : given
  if (agreesWithCharge(given, ofCharge)) return given
  return refuseShape('paymentStatus', `contradicts the charge of the booking: it is ${ofCharge}`)
}
