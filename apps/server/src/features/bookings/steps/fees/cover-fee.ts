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
  const paidMinor = charge?.currency === fee.currency ? await findPaidMinor(tx, charge) : 0
  const feePaidMinor = sumPaid(await findFeeCharges(tx, booking, fee))
  const covered = coverFee({ feeMinor: minorUnits(fee.value, fee.currency), paidMinor, feePaidMinor })
  if (covered.coveredMinor === coveredMinor(fee)) return {}
  const { kept: _, ...rest } = fee
  const status = covered.openMinor > 0 ? 'NOT_YET_APPLIED_TO_ORDER' : 'APPLIED_TO_ORDER'
  const kept = covered.coveredMinor > 0 ? { kept: decimalText(covered.coveredMinor, fee.currency) } : {}
  return { cancellation_fee: { ...rest, status, ...kept } }
}

/** Returns what was paid for a booking, without what is going back already: that pays no fee. */
export async function findPaidMinor(tx: Tx, charge: ChargeRow): Promise<number> {
  const underwayMinor = await sumSaleUnderway(tx, charge.site_id, charge.id)
  return retainedMinor(charge) - Math.max(underwayMinor, charge.owed_back_minor)
}

/** The charges of a fee, first to last: one that was withdrawn and is due again is charged anew. */
export function findFeeCharges(
  tx: Tx,
  { site_id: siteId, id }: Pick<BookingRow, 'site_id' | 'id'>,
  fee: CancellationFee,
): Promise<ChargeRow[]> {
  return findCharges(tx, siteId, feeSubject(fee), [id])
}

/** What the business has of payments for a fee, without what it owes back. */
export function sumPaid(charges: readonly ChargeRow[]): number {
  return charges.reduce((sum, charge) => sum + retainedMinor(charge) - charge.owed_back_minor, 0)
}
