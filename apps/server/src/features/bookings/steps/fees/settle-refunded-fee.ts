import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { type ChargeNote, type ChargeRow, dueMinor, waiveCharge } from '../../../payments/index.ts'
import { hasEnded } from '../../rules/status.ts'
import type { BookingRow } from '../../store/rows.ts'
import { coveredMinor, findFeeCharges } from './cover-fee.ts'

type Refunded = { before: BookingRow; after: BookingRow; charge: ChargeRow }

/**
 * Decides about what somebody refunded of the money that paid a fee. DROPPED: that part of the fee is given up, which would be
 * due again. DUE_INSTEAD: it is due again, and the price of an ended booking is not due besides. Of a missed visit the price
 * is due again, which pays the fee: the fee is not due besides.
 */
export async function settleRefundedFee(
  context: Context,
  tx: Tx,
  { before, after, charge }: Refunded,
  { actor, reason, fee: choice }: ChargeNote,
): Promise<void> {
  const ofFee = choice === 'DROPPED' || !hasEnded(after.status)
  const [was, fee] = [before.cancellation_fee, after.cancellation_fee]
  if (!was || !fee || fee.isWaived) return
  let givenUpMinor = coveredMinor(was) - coveredMinor(fee)
  const charges = ofFee ? (await findFeeCharges(tx, after, fee)).toReversed() : [charge]
  for (const one of charges) {
    const amountMinor = Math.min(givenUpMinor, dueMinor(one))
    if (amountMinor <= 0) continue
    await waiveCharge(context, tx, { siteId: after.site_id, chargeId: one.id, amountMinor, reason, recordedBy: actor })
    givenUpMinor -= amountMinor
  }
}
