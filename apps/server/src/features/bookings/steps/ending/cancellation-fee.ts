import { decimalText, minorUnits } from '@kalends/contract'
import type { Db, Tx } from '../../../../db/database.ts'
import { type DueFee, feeAt } from '../../rules/cancellation-fee.ts'
import { wasPromised } from '../../rules/status.ts'
import type { AgreedPrice, BookingChanges, BookingRow, CancellationFee } from '../../store/rows.ts'
import { changeable } from '../../view/changeable.ts'
import { customerStart } from '../../view/customer-start.ts'
import { findFeeCharges, nextFeeCycle } from '../fees/cover-fee.ts'
import { loadBookedService } from '../placing/load-booked-service.ts'
import { priceNow } from '../rescheduling/require-same-price.ts'

/** Computes the fee for cancelling or not attending now. Undefined where none is due. */
export async function computeFee(db: Db, booking: BookingRow, now: number): Promise<CancellationFee | undefined> {
  if (!booking.policy_snapshot.cancellationFeePolicy?.enabled) return undefined
  const due = feeAtPrice(booking, await findAgreedPrice(db, booking), now)
  if (!due) return undefined
  const { trigger, minor, currency } = due
  return { trigger, status: 'NOT_YET_APPLIED_TO_ORDER', value: decimalText(minor, currency), currency }
}

/** Returns the agreed price of a booking, or the current one of a booking from before agreed prices were stored. */
export async function findAgreedPrice(db: Db, booking: BookingRow): Promise<AgreedPrice | null> {
  return booking.agreed_price ?? priceNow(await loadBookedService(db, booking), booking)
}

/** Computes what the fee is now at this price. */
export function feeAtPrice(
  booking: BookingRow,
  price: Pick<AgreedPrice, 'value' | 'currency'> | null,
  now: number,
): DueFee | undefined {
  const amount = price ? { minor: minorUnits(price.value, price.currency), currency: price.currency } : undefined
  const { agreedStart, movedNotice } = changeable(booking)
  const basis = { start: customerStart(booking), agreedStart, movedNotice, price: amount }
  return feeAt(booking.policy_snapshot, basis, now)
}

/** Returns the fee column of a booking that ends at a fee: by the customer, or by the business for them. */
export async function feeChanges(tx: Tx, booking: BookingRow, now: number): Promise<BookingChanges> {
  if (!wasPromised(booking.status) || booking.cancellation_fee) return {}
  const fee = await computeFee(tx, booking, now)
  return fee ? { cancellation_fee: await asNewFee(tx, booking, fee) } : {}
}

/** Returns a fee that becomes due, apart from the charges of an earlier one that was withdrawn. */
export async function asNewFee(tx: Tx, booking: BookingRow, fee: CancellationFee): Promise<CancellationFee> {
  const charges = await findFeeCharges(tx, booking, fee)
  return charges.length > 0 ? { ...fee, firstCharge: nextFeeCycle(booking, fee, charges) } : fee
}
