import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { lockHoldOfBooking, shortenHold } from '../../holds/index.ts'
import { type ChargeCause, type ChargeNote, type ChargeRow, dueMinor, type Subject } from '../../payments/index.ts'
import { isPaidByPlan, optionOfMoney } from '../rules/payment-option.ts'
import { awaitsPayment, hasEnded } from '../rules/status.ts'
import { findBooking, lockBooking } from '../store/bookings.ts'
import type { BookingChanges, BookingRow, CancellationFee } from '../store/rows.ts'
import { continuableBy } from '../store/visible-to.ts'
import { amountText } from '../view/change-detail.ts'
import { coverBookingFee, coveredMinor, isOfFee, isOfPastVisit } from './fees/cover-fee.ts'
import { settleRefundedFee } from './fees/settle-refunded-fee.ts'
import { declineChanged } from './paying/decline-changed.ts'
import { settleBooking } from './paying/settle-booking.ts'
import { paymentStatusOf } from './payment-status.ts'
import { writeChange } from './write-change.ts'

/**
 * Brings a booking in line with the money of its charge, in the same transaction: a payment settles a booking that is not
 * settled yet, whichever way it was to be paid, as does giving up what it waits for; the payment status follows. Charges
 * for anything else change nothing.
 */
export async function followBookingCharge(
  context: Context,
  tx: Tx,
  charge: ChargeRow,
  { cause, note }: { cause: ChargeCause; note?: ChargeNote | undefined },
): Promise<void> {
  // The change that set the price takes its money into account itself.
  if (cause === 'REPRICED') return
  if (charge.subject_type !== 'BOOKING') return followFee(context, tx, charge, cause)
  // A waiver that is a part of another change is in the history of that change, which has locked the booking.
  if (cause === 'WAIVED' && note === undefined) return
  const booking = await lockBooking(tx, charge.site_id, charge.subject_id)
  if (!booking) return
  if (cause === 'FAILED') return followFailed(context, tx, { booking, charge }, note)
  if (cause === 'REFUND_FAILED') return followFailedRefund(context, tx, booking)
  if (cause === 'EXCESS_NOT_RETURNED' || cause === 'EXCESS_RETURNED')
    return noteExcess(context, tx, booking, { charge, cause, note })
  const paymentStatus = cause === 'OWED_BACK' ? statusOfReturned(booking, charge) : paymentStatusOf(charge)
  const isPaid = cause === 'PAID' || cause === 'PARTIALLY_PAID'
  if (booking.status === 'CREATED' && isPaid) {
    await settleBooking(context, tx, booking, { paymentStatus, actor: 'system', boundBy: 'OFFERED' })
    return
  }
  // What was only given up leaves the status as it is, as does a refund of a part: both stand in the history.
  const isSameStatus = cause === 'DISPUTED' || (cause === 'WAIVED' && charge.paid_minor === 0)
  const changes = isSameStatus ? {} : { payment_status: paymentStatus, ...(isPaid ? wayOfMoney(booking) : {}) }
  // What the history says also where the payment status stays.
  const isNoted = cause === 'REFUNDED' || note !== undefined
  if (!isNoted && booking.payment_status === paymentStatus && !(await changesFee(tx, booking))) return
  const events = [{ slug: 'updated' }] as const
  const detail = isNoted ? describeMoney(charge, cause, note) : {}
  const change = { action: 'payment', actor: note?.actor ?? 'system', events, detail } as const
  const after = await writeChange(context, tx, booking, changes, change)
  if (note?.fee) await settleRefundedFee(context, tx, { booking: after, charge, fee: note.fee }, note)
  // Nothing is left to wait for.
  if (cause === 'WAIVED' && dueMinor(charge) === 0 && awaitsPayment(after))
    await settleBooking(context, tx, after, { paymentStatus, actor: 'system' })
}

/**
 * The status of an ended booking whose refund failed: it stays as it was paid. Of one that was refunded, and whose money came
 * back, a part was paid if the rest was given up.
 */
function statusOfReturned(booking: BookingRow, charge: ChargeRow): BookingRow['payment_status'] {
  if (booking.payment_status !== 'REFUNDED') return booking.payment_status
  return charge.waived_minor > 0 ? 'PARTIALLY_PAID' : paymentStatusOf(charge)
}

/** Whether the money of a booking pays another part of its fee than before. */
const changesFee = async (tx: Tx, booking: BookingRow) => Object.keys(await coverBookingFee(tx, booking)).length > 0

/** Money pays instead of a plan, from now on. */
function wayOfMoney(booking: BookingRow): BookingChanges {
  return isPaidByPlan(booking.selected_payment_option) ? { selected_payment_option: optionOfMoney(booking) } : {}
}

/** `refunded`: in all so far. The other amounts: now. */
function describeMoney(charge: ChargeRow, cause: ChargeCause, note: ChargeNote | undefined): Record<string, string> {
  const amount = amountText(charge, note?.amountMinor ?? 0)
  return {
    ...(cause === 'REFUNDED' ? { refunded: amountText(charge, charge.refunded_minor) } : {}),
    ...(cause === 'WAIVED' ? { waived: amount } : {}),
    ...(cause === 'OWED_BACK' ? { owedBack: amount } : {}),
    ...(note?.dispute ? { dispute: note.dispute, amount } : {}),
    ...(note?.origin ? { origin: note.origin } : {}),
    ...(note?.reason ? { reason: note.reason } : {}),
  }
}

/** Nothing was paid, or what was paid goes back: then who paid for what the business changed is told that it ended. */
async function followFailed(
  context: Context,
  tx: Tx,
  { booking, charge }: { booking: BookingRow; charge: ChargeRow },
  note: ChargeNote | undefined,
): Promise<void> {
  if (note?.because === 'BOOKING_CHANGED') return declineChanged(context, tx, booking, { charge, note })
  await endProlongation(tx, booking)
}

/** What did not go back pays the fee again. */
async function followFailedRefund(context: Context, tx: Tx, booking: BookingRow): Promise<void> {
  if (!(await changesFee(tx, booking))) return
  const events = [{ slug: 'updated' }] as const
  const detail = { reason: 'The refund failed' }
  await writeChange(context, tx, booking, {}, { action: 'payment', actor: 'system', events, detail })
}

/** What settled nothing of the booking could not be returned, or was at last. */
async function noteExcess(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { charge, cause, note }: { charge: ChargeRow; cause: ChargeCause; note: ChargeNote | undefined },
): Promise<void> {
  const amount = amountText(charge, note?.amountMinor ?? 0)
  const detail = {
    ...(cause === 'EXCESS_NOT_RETURNED' ? { owedBack: amount } : { refund: amount }),
    reason: note?.reason,
  }
  const events = [{ slug: 'updated' }] as const
  await writeChange(context, tx, booking, {}, { action: 'payment', actor: note?.actor ?? 'system', events, detail })
}

/** The provider has answered: the hold lasts no longer than without the payment. */
async function endProlongation(tx: Tx, booking: BookingRow): Promise<void> {
  if (booking.status !== 'CREATED') return
  const hold = await lockHoldOfBooking(tx, booking.site_id, booking.id)
  if (hold) await shortenHold(tx, hold)
}

const settlesFee: ReadonlySet<ChargeCause> = new Set(['PAID', 'WAIVED', 'OWED_BACK', 'PARTIALLY_PAID'])

/** Notes on a booking that its fee was paid or waived. A fee that was withdrawn is no longer there. */
async function followFee(context: Context, tx: Tx, charge: ChargeRow, cause: ChargeCause): Promise<void> {
  if (cause === 'REFUNDED') return reopenFee(context, tx, charge)
  if (dueMinor(charge) > 0 || !settlesFee.has(cause)) return
  const booking = await lockBooking(tx, charge.site_id, charge.subject_id)
  const fee = booking && findFeeOf(booking, charge)
  if (!fee || fee.isWaived || fee.status === 'APPLIED_TO_ORDER') return
  const isPaid = charge.paid_minor > 0 || coveredMinor(fee) > 0
  const cancellation_fee = isPaid
    ? { ...fee, status: 'APPLIED_TO_ORDER' as const }
    : { ...fee, isWaived: true as const }
  const detail = { fee: isPaid ? 'paid' : 'waived', amount: `${fee.value} ${fee.currency}` }
  const events = [{ slug: 'updated' }] as const
  await writeChange(context, tx, booking, { cancellation_fee }, { action: 'fee', actor: 'system', events, detail })
}

/** The fee of a booking that a charge is for, unless that fee was withdrawn. */
function findFeeOf(booking: BookingRow, charge: ChargeRow): CancellationFee | undefined {
  const { cancellation_fee: fee } = booking
  return fee && !isOfPastVisit(booking, charge) && isOfFee(charge, fee) ? fee : undefined
}

/** Notes that a fee is owed again, because its payment was a mistake. */
async function reopenFee(context: Context, tx: Tx, charge: ChargeRow): Promise<void> {
  if (dueMinor(charge) === 0) return
  const booking = await lockBooking(tx, charge.site_id, charge.subject_id)
  const fee = booking && findFeeOf(booking, charge)
  if (!booking || fee?.status !== 'APPLIED_TO_ORDER') return
  const cancellation_fee = { ...fee, status: 'NOT_YET_APPLIED_TO_ORDER' as const }
  const detail = { fee: 'due', amount: `${fee.value} ${fee.currency}` }
  const events = [{ slug: 'updated' }] as const
  await writeChange(context, tx, booking, { cancellation_fee }, { action: 'fee', actor: 'system', events, detail })
}

/** Returns true if a charge is for a booking of this customer, or for a fee of one. */
export async function isChargeOfOwnBooking(db: Db, actor: Actor, charge: Subject): Promise<boolean> {
  if (charge.subject_type === 'ORDER') return false
  return (await findBooking(db, charge.site_id, charge.subject_id, continuableBy(actor))) !== undefined
}

/**
 * Returns LIVE for the charge of a booking that was neither cancelled nor declined, ENDED for one that was, and for a fee that
 * was withdrawn.
 */
export async function findSaleState(db: Db, charge: ChargeRow): Promise<'LIVE' | 'ENDED' | undefined> {
  const { site_id: siteId, subject_type: type, subject_id: id } = charge
  const booking = type === 'ORDER' ? undefined : await findBooking(db, siteId, id)
  if (!booking || isOfPastVisit(booking, charge)) return undefined
  if (type !== 'BOOKING') return findFeeOf(booking, charge) ? undefined : 'ENDED'
  return hasEnded(booking.status) ? 'ENDED' : 'LIVE'
}
