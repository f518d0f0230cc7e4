import { minorUnits } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { type ChargeNote, type ChargeRow, dueMinor, type RefundedFee, waiveCharge } from '../../../payments/index.ts'
import { takenOfFee } from '../../rules/fee-cover.ts'
import { hasEnded } from '../../rules/status.ts'
import type { BookingRow } from '../../store/rows.ts'
import { findFeeCharges, findPaidForFee } from './cover-fee.ts'

type Refunded = { booking: BookingRow; charge: ChargeRow; fee: RefundedFee }

/**
 * Decides about what somebody refunded of the money that paid a fee. DROPPED: that part of the fee is given up, which is due
 * again otherwise. DUE_INSTEAD: it is due again, and the price of an ended booking is not due besides. Of a missed visit the
 * price is due again, which pays the fee: the fee is not due besides.
 */
export async function settleRefundedFee(
  context: Context,
  tx: Tx,
  { booking, charge, fee: { becomes, takenMinor } }: Refunded,
  { actor, reason }: Pick<ChargeNote, 'actor' | 'reason'>,
): Promise<void> {
  const { cancellation_fee: fee } = booking
  if (!fee || fee.isWaived) return
  const paidMinor = await findPaidForFee(tx, booking, charge, fee)
  let givenUpMinor = takenOfFee({ feeMinor: minorUnits(fee.value, fee.currency), paidMinor }, takenMinor)
  const ofFee = becomes === 'DROPPED' || !hasEnded(booking.status)
  const charges = ofFee ? (await findFeeCharges(tx, booking, fee)).toReversed() : [charge]
  for (const one of charges) {
    const amountMinor = Math.min(givenUpMinor, dueMinor(one))
    if (amountMinor <= 0) continue
    await waiveCharge(context, tx, {
      siteId: booking.site_id,
      chargeId: one.id,
      amountMinor,
      reason,
      recordedBy: actor,
    })
    givenUpMinor -= amountMinor
  }
}
