import { isDeepStrictEqual } from 'node:util'
import { minorUnits } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import {
  type ChargeRow,
  dueMinor,
  findTax,
  repriceCharge,
  returnOwedBack,
  unwaiveCharge,
} from '../../payments/index.ts'
import { isPaidByPlan } from '../rules/payment-option.ts'
import { wasPromised } from '../rules/status.ts'
import type { ChangeActor } from '../store/history.ts'
import type { AgreedPrice, BookingChanges, BookingRow } from '../store/rows.ts'
import { amountText } from '../view/change-detail.ts'
import { recorderOf } from './booking-actor.ts'
import {
  chargeBooking,
  chargeTotals,
  lockBookingCharge,
  priceTotals,
  sumGivenUpUnasked,
  taxOf,
  withoutPaidElsewhere,
} from './booking-charge.ts'
import { paymentStatusOf } from './payment-status.ts'
import { loadBookedService } from './placing/load-booked-service.ts'
import { bookingPrice } from './rescheduling/require-same-price.ts'

/** What follows a change of price: columns of the booking, and the money for its history. */
type Followed = { changes: BookingChanges; detail: Record<string, unknown> }

/**
 * Brings the charge of a booking in line with its agreed price, in the transaction that changes the price: the difference
 * is owed, or owed back and returned to the card that paid it. Every change of a booking passes here.
 */
export async function followPrice(
  context: Context,
  tx: Tx,
  { before, after }: { before: BookingRow; after: BookingRow },
  actor: ChangeActor,
): Promise<Followed> {
  const [was, is] = [before.agreed_price, after.agreed_price]
  if (!is || isDeepStrictEqual(was, is)) {
    await oweAbandoned(context, tx, before, after)
    return { changes: {}, detail: {} }
  }
  const charge = await lockBookingCharge(tx, before)
  if (!charge) return { changes: await followWithoutCharge(context, tx, before, after), detail: {} }
  const service = await loadBookedService(tx, after)
  const priced = priceTotals(bookingPrice(service, after), taxOf(charge))
  if (priced?.currency !== charge.currency) return fail('PRICE_CHANGE_NOT_ALLOWED')
  const totals = withoutPaidElsewhere(priced, charge.elsewhere_minor)
  // A booking that was abandoned before it was paid is bought after all.
  const isBought = before.status === 'CREATED' && after.status !== 'CANCELED' && charge.paid_minor === 0
  const unwaivedMinor = isBought ? await sumGivenUpUnasked(tx, charge) : 0
  const repriced = await repriceCharge(context, tx, charge, totals, { unwaivedMinor })
  const returning = { reason: 'The price changed', recordedBy: recorderOf(actor) }
  const refundedMinor = await returnOwedBack(context, tx, repriced, returning)
  return {
    changes: statusAtPrice(after, repriced),
    detail: {
      ...(repriced.total_minor === charge.total_minor
        ? {}
        : { price: { from: amountText(charge, charge.total_minor), to: amountText(charge, repriced.total_minor) } }),
      ...(refundedMinor > 0 ? { refund: amountText(charge, refundedMinor) } : {}),
    },
  }
}

/** A booking that was abandoned before it was paid, and is confirmed all the same, owes what was given up then. */
async function oweAbandoned(context: Context, tx: Tx, before: BookingRow, after: BookingRow): Promise<void> {
  if (before.status !== 'CREATED' || !wasPromised(after.status) || isPaidByPlan(after.selected_payment_option)) return
  const charge = await lockBookingCharge(tx, before)
  if (!charge || charge.paid_minor > 0 || charge.waived_minor === 0) return
  const abandonedMinor = await sumGivenUpUnasked(tx, charge)
  if (abandonedMinor > 0) await unwaiveCharge(context, tx, charge, abandonedMinor)
}

/** A booking that was paid without money here, or was free, is not paid once something of its charge is due. */
function statusAtPrice({ payment_status, selected_payment_option }: BookingRow, charge: ChargeRow): BookingChanges {
  if (charge.paid_minor > 0 || charge.elsewhere_minor > 0) return { payment_status: paymentStatusOf(charge) }
  const isSettled = payment_status === 'PAID' || payment_status === 'EXEMPT'
  if (!isSettled || dueMinor(charge) === 0 || isPaidByPlan(selected_payment_option)) return {}
  const isPaidInPart = payment_status === 'PAID' && charge.waived_minor > 0
  return { payment_status: isPaidInPart ? 'PARTIALLY_PAID' : 'NOT_PAID' }
}

/**
 * Without a charge, a booking whose money another system took is no longer paid in full when its price rises: it gets a
 * charge for the difference. One that was free is not paid.
 */
async function followWithoutCharge(
  context: Context,
  tx: Tx,
  before: BookingRow,
  after: BookingRow,
): Promise<BookingChanges> {
  const isRising = isDearer(before.agreed_price, after.agreed_price)
  if (!isRising || isPaidByPlan(after.selected_payment_option)) return {}
  if (before.payment_status === 'EXEMPT') return { payment_status: 'NOT_PAID' }
  if (before.payment_status !== 'PAID') return {}
  const service = await loadBookedService(tx, after)
  const tax = await findTax(tx, after.site_id, after.location_id)
  const totals = chargeTotals(bookingPrice(service, after), tax)
  const paid = chargeTotals(bookingPrice(service, before), tax)
  if (totals && paid) await chargeBooking(context, tx, after, totals, paid.totalMinor)
  return { payment_status: 'PARTIALLY_PAID' }
}

/** Returns true if the second price is above the first. */
export function isDearer(was: AgreedPrice | null, is: AgreedPrice | null): boolean {
  if (!was || !is) return false
  return minorUnits(is.value, is.currency) > minorUnits(was.value, was.currency)
}
