import { isDeepStrictEqual } from 'node:util'
import { minorUnits } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { type ChargeRow, dueMinor, repriceCharge, returnOwedBack, unwaiveCharge } from '../../payments/index.ts'
import { isSettledStatus } from '../rules/given-payment-status.ts'
import { isChargeable } from '../rules/is-chargeable.ts'
import { isPaidByPlan } from '../rules/payment-option.ts'
import { wasPromised } from '../rules/status.ts'
import type { ChangeActor } from '../store/history.ts'
import type { AgreedPrice, BookingChanges, BookingRow } from '../store/rows.ts'
import { amountText } from '../view/change-detail.ts'
import { requireLowering } from './begun-visits.ts'
import { recorderOf, requireGivingUp } from './booking-actor.ts'
import {
  chargeBooking,
  loadBookingTax,
  loadUnchargedTotals,
  lockBookingCharge,
  priceTotals,
  sumGivenUpBySystem,
  taxOf,
  waiveDue,
  withoutPaidElsewhere,
} from './booking-charge.ts'
import { paymentStatusOf } from './payment-status.ts'
import { loadBookedService } from './placing/load-booked-service.ts'
import { bookingPrice } from './rescheduling/require-same-price.ts'

/** What follows a change of price: columns of the booking, and the money for its history. */
type Followed = { changes: BookingChanges; detail: Record<string, unknown> }

/**
 * Brings the charge of a booking in line with its agreed price, in the transaction that changes the price: the difference
 * is owed, or owed back and returned to the card that paid it. Every change of a booking passes here. Throws
 * REFUND_NOT_ALLOWED for staff who may not return money, or give up what is owed for a visit that has begun.
 */
export async function followPrice(
  context: Context,
  tx: Tx,
  { before, after }: { before: BookingRow; after: BookingRow },
  change: { action: string; actor: ChangeActor },
): Promise<Followed> {
  const { actor } = change
  const now = context.clock.now()
  const [was, is] = [before.agreed_price, after.agreed_price]
  if (!is || isDeepStrictEqual(was, is)) {
    await followAgreement(context, tx, before, after)
    return { changes: {}, detail: {} }
  }
  const found = await lockBookingCharge(tx, before)
  const charge = found ?? (await chargeSettled(context, tx, before, after))
  if (!charge) {
    if (isDearer(is, was) && isChargeable(before)) requireLowering(before, change, now)
    return { changes: statusWithoutCharge(before, after), detail: {} }
  }
  const service = await loadBookedService(tx, after)
  const priced = priceTotals(bookingPrice(service, after), await loadBookingTax(tx, before, charge), after)
  if (priced?.currency !== charge.currency) return fail('PRICE_CHANGE_NOT_ALLOWED')
  const totals = withoutPaidElsewhere(priced, charge.elsewhere_minor)
  // A booking that was abandoned before it was paid is bought after all.
  const isBought = before.status === 'CREATED' && after.status !== 'CANCELED' && charge.paid_minor === 0
  const unwaivedMinor = isBought ? await sumGivenUpBySystem(tx, charge) : 0
  const repriced = await repriceCharge(context, tx, charge, totals, { unwaivedMinor })
  const returning = { reason: 'The price changed', recordedBy: recorderOf(actor) }
  const refundedMinor = await returnOwedBack(context, tx, repriced, returning)
  if (dueMinor(repriced) < dueMinor(charge)) requireLowering(before, change, now)
  if (refundedMinor > 0 || repriced.owed_back_minor > charge.owed_back_minor) requireGivingUp(actor)
  return {
    changes: statusAtPrice(after, repriced, dueMinor(charge)),
    detail: {
      ...(!found || repriced.total_minor === charge.total_minor
        ? {}
        : { price: { from: amountText(charge, charge.total_minor), to: amountText(charge, repriced.total_minor) } }),
      ...(refundedMinor > 0 ? { refund: amountText(charge, refundedMinor) } : {}),
    },
  }
}

/**
 * A booking that is confirmed although nobody paid it owes the tax of now, whatever it was when somebody began to pay, and
 * what was given up when it was abandoned. What staff gave up stays given up.
 */
async function followAgreement(context: Context, tx: Tx, before: BookingRow, after: BookingRow): Promise<void> {
  if (before.status !== 'CREATED' || !wasPromised(after.status) || isPaidByPlan(after.selected_payment_option)) return
  const charge = await lockBookingCharge(tx, before)
  if (!charge || charge.paid_minor > 0) return
  const abandonedMinor = charge.waived_minor > 0 ? await sumGivenUpBySystem(tx, charge) : 0
  const isGift = charge.waived_minor > abandonedMinor
  const taxed = isGift ? charge : await followTax(context, tx, { before, after }, charge)
  if (abandonedMinor > 0) await unwaiveCharge(context, tx, taxed, abandonedMinor)
}

async function followTax(
  context: Context,
  tx: Tx,
  { before, after }: { before: BookingRow; after: BookingRow },
  charge: ChargeRow,
): Promise<ChargeRow> {
  const tax = await loadBookingTax(tx, before, charge)
  if (isDeepStrictEqual(tax, taxOf(charge))) return charge
  const totals = priceTotals(bookingPrice(await loadBookedService(tx, after), after), tax, after)
  if (totals?.currency !== charge.currency) return charge
  return repriceCharge(context, tx, charge, withoutPaidElsewhere(totals, charge.elsewhere_minor))
}

/**
 * A booking that was paid without money here, or was free, is not paid while something of its charge is due, and is as it was
 * once nothing is.
 */
function statusAtPrice(
  { payment_status: status, selected_payment_option }: BookingRow,
  charge: ChargeRow,
  dueBeforeMinor: number,
): BookingChanges {
  if (charge.paid_minor > 0 || charge.elsewhere_minor > 0) return { payment_status: paymentStatusOf(charge) }
  if (isPaidByPlan(selected_payment_option)) return {}
  const isGivenUp = charge.waived_minor > 0
  if (dueMinor(charge) > 0) {
    if (!isSettledStatus(status)) return {}
    return { payment_status: status === 'PAID' && isGivenUp ? 'PARTIALLY_PAID' : 'NOT_PAID' }
  }
  if (dueBeforeMinor === 0 || !isGivenUp) return {}
  if (status === 'PARTIALLY_PAID') return { payment_status: 'PAID' }
  return status === 'NOT_PAID' ? { payment_status: 'EXEMPT' } : {}
}

/**
 * Makes the charge of a booking that was settled without one, before its price changes: another system took the price it had, or
 * it was given up. What is added later is owed, and nothing is owed twice.
 */
async function chargeSettled(
  context: Context,
  tx: Tx,
  before: BookingRow,
  after: BookingRow,
): Promise<ChargeRow | undefined> {
  const { payment_status: status } = before
  if (!isSettledStatus(status) || isPaidByPlan(after.selected_payment_option)) return undefined
  const remains = wasPromised(after.status)
  // What remains of a booking that ends is charged as named, unless another system took it.
  if (!remains && (status !== 'PAID' || !isDearer(before.agreed_price, after.agreed_price))) return undefined
  const totals = await loadUnchargedTotals(tx, before)
  if (!totals) return undefined
  if (status === 'PAID') return chargeBooking(context, tx, before, totals, totals.totalMinor)
  const charge = await chargeBooking(context, tx, before, totals)
  await waiveDue(context, tx, charge, { actor: 'system', reason: 'Confirmed without a payment' })
  return lockBookingCharge(tx, before)
}

/** What cost nothing, and is settled, is not once it costs something. */
function statusWithoutCharge(before: BookingRow, after: BookingRow): BookingChanges {
  const isRising = isDearer(before.agreed_price, after.agreed_price)
  if (!isRising || isPaidByPlan(after.selected_payment_option) || !isSettledStatus(before.payment_status)) return {}
  return { payment_status: 'NOT_PAID' }
}

/** Returns true if the second price is above the first. */
export function isDearer(was: AgreedPrice | null, is: AgreedPrice | null): boolean {
  if (!was || !is) return false
  return minorUnits(is.value, is.currency) > minorUnits(was.value, was.currency)
}
