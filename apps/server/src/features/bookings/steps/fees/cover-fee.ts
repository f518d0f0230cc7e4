import { decimalText, minorUnits } from '@kalends/contract'
import type { Tx } from '../../../../db/database.ts'
import {
  type ChargeRow,
  findCharges,
  retainedMinor,
  type SubjectType,
  sumSaleUnderway,
} from '../../../payments/index.ts'
import { coverFee } from '../../rules/fee-cover.ts'
import { isPaidByPlan } from '../../rules/payment-option.ts'
import type { BookingChanges, BookingRow, CancellationFee } from '../../store/rows.ts'
import { lockBookingCharge } from '../booking-charge.ts'

export const feeSubject = ({ trigger }: CancellationFee): SubjectType =>
  trigger === 'NOT_ATTENDED' ? 'NO_SHOW_FEE' : 'CANCELLATION_FEE'

/** What the payments for its booking cover of a fee. */
export const coveredMinor = ({ kept, currency }: CancellationFee) => minorUnits(kept ?? '0', currency)

/** Returns the fee of a booking as the money of the booking covers it now. Nothing if that changes nothing. */
export async function coverBookingFee(tx: Tx, booking: BookingRow): Promise<BookingChanges> {
  const { cancellation_fee: fee } = booking
  if (!fee || fee.isWaived) return {}
  const charge = await lockBookingCharge(tx, booking)
  const paidMinor = await findPaidForFee(tx, booking, charge, fee)
  const feeSettledMinor = sumSettled(await findFeeCharges(tx, booking, fee), fee)
  const covered = coverFee({ feeMinor: minorUnits(fee.value, fee.currency), paidMinor, feeSettledMinor })
  if (covered.coveredMinor === coveredMinor(fee)) return {}
  const { kept: _, ...rest } = fee
  const status = covered.openMinor > 0 ? 'NOT_YET_APPLIED_TO_ORDER' : 'APPLIED_TO_ORDER'
  const kept = covered.coveredMinor > 0 ? { kept: decimalText(covered.coveredMinor, fee.currency) } : {}
  return { cancellation_fee: { ...rest, status, ...kept } }
}

/** Returns what was paid for a booking in the currency of its fee: what pays the fee. */
export async function findPaidForFee(
  tx: Tx,
  booking: BookingRow,
  charge: ChargeRow | undefined,
  fee: CancellationFee,
): Promise<number> {
  const paidHereMinor = charge?.currency === fee.currency ? await findPaidMinor(tx, charge) : 0
  return paidHereMinor + (fee.trigger === 'NOT_ATTENDED' ? paidElsewhereMinor(booking, charge, fee) : 0)
}

/**
 * What another system took for a booking, as far as it is known: nothing more is charged for a visit that was paid and missed. A
 * booking that was paid without money here was paid in full.
 */
function paidElsewhereMinor(
  { payment_status, selected_payment_option, agreed_price }: BookingRow,
  charge: ChargeRow | undefined,
  { currency }: CancellationFee,
): number {
  if ((charge ?? agreed_price)?.currency !== currency) return 0
  if (charge && (charge.paid_minor > 0 || charge.elsewhere_minor > 0)) return charge.elsewhere_minor
  if (payment_status !== 'PAID' || isPaidByPlan(selected_payment_option)) return 0
  return charge ? charge.total_minor : minorUnits(agreed_price?.value ?? '0', currency)
}

/** Returns what was paid for a booking, without what is going back already: that pays no fee. */
export async function findPaidMinor(tx: Tx, charge: ChargeRow): Promise<number> {
  const underwayMinor = await sumSaleUnderway(tx, charge.site_id, charge.id)
  return retainedMinor(charge) - Math.max(underwayMinor, charge.owed_back_minor)
}

/** The charges of a fee, first to last: one that was withdrawn and is due again is charged anew. */
export async function findFeeCharges(tx: Tx, booking: FeeBooking, fee: CancellationFee): Promise<ChargeRow[]> {
  const charges = await findCharges(tx, booking.site_id, feeSubject(fee), [booking.id])
  return charges.filter((charge) => !isOfPastVisit(booking, charge))
}

type FeeBooking = Pick<BookingRow, 'site_id' | 'id' | 'past_no_show_fees'>

/** Returns true for the no-show fee of a visit that a booking had before it was moved: it stays what it is. */
export function isOfPastVisit(
  { past_no_show_fees: past }: Pick<BookingRow, 'past_no_show_fees'>,
  { subject_type, cycle }: Pick<ChargeRow, 'subject_type' | 'cycle'>,
): boolean {
  return subject_type === 'NO_SHOW_FEE' && cycle < past
}

/** Returns the cycle of the next charge of a fee, after those that `findFeeCharges` found. */
export function nextFeeCycle(
  { past_no_show_fees: past }: Pick<BookingRow, 'past_no_show_fees'>,
  fee: CancellationFee,
  charges: readonly ChargeRow[],
): number {
  return charges.length + (fee.trigger === 'NOT_ATTENDED' ? past : 0)
}

/** Returns true for a charge of this fee. What was paid or given up of one that was withdrawn before counts for that one. */
export function isOfFee(
  { subject_type, cycle }: Pick<ChargeRow, 'subject_type' | 'cycle'>,
  fee: CancellationFee,
): boolean {
  return subject_type === feeSubject(fee) && cycle >= (fee.firstCharge ?? 0)
}

/**
 * Returns true while the business has money of another fee of this booking, which was withdrawn: it is going back, or is owed
 * back.
 */
export async function holdsWithdrawnFee(tx: Tx, booking: BookingRow, fee: CancellationFee): Promise<boolean> {
  const subjects = ['NO_SHOW_FEE', 'CANCELLATION_FEE'] as const
  for (const subject of subjects) {
    const charges = await findCharges(tx, booking.site_id, subject, [booking.id])
    const withdrawn = charges.filter((charge) => !isOfFee(charge, fee) && !isOfPastVisit(booking, charge))
    if (withdrawn.some((charge) => retainedMinor(charge) > 0)) return true
  }
  return false
}

/** What the business has of payments for a fee, without what it owes back, and what it gave up of it: that is not due again. */
export function sumSettled(charges: readonly ChargeRow[], fee: CancellationFee): number {
  const settled = (charge: ChargeRow) =>
    retainedMinor(charge) - charge.owed_back_minor + charge.waived_minor + charge.credited_minor
  return charges.filter((charge) => isOfFee(charge, fee)).reduce((sum, charge) => sum + settled(charge), 0)
}
