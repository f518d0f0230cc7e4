import { decimalText, minorUnits } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { type ChargeRow, reserveRefunds, retainedMinor, sumSaleUnderway } from '../../../payments/index.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { CancellationFee } from '../../store/rows.ts'
import { amountText } from '../../view/change-detail.ts'
import { recorderOf } from '../booking-actor.ts'

export type EndedCharge = {
  actor: ChangeActor
  reason: string
  /** Whether what was paid by card is refunded. */
  refunds: boolean
  /** Whether what is beyond the fee is refunded, also without `refunds`. */
  returnsRest: boolean
  /** Fee for cancelling, which what was paid covers first. */
  fee: CancellationFee | undefined
}

/**
 * `detail`: what is refunded, and what is owed back because it was paid on site or a dispute holds it, for the history.
 * `fee`: the fee, marked as paid as far as it is covered.
 */
export type EndedMoney = {
  detail: { refund?: string; owedBack?: string }
  owedBackMinor: number
  fee?: CancellationFee
}

/** Refunds what was paid for a booking that ends, or owes it back, and retains the fee for cancelling of it. */
export async function refundEnded(
  context: Context,
  tx: Tx,
  charge: ChargeRow,
  { actor, reason, refunds, returnsRest, fee }: EndedCharge,
): Promise<EndedMoney> {
  const paidMinor = await findPaidMinor(tx, charge)
  if (paidMinor <= 0) return { detail: {}, owedBackMinor: 0 }
  const feeCoveredMinor = fee ? coverableMinor(fee, charge, paidMinor) : 0
  const recordedBy = recorderOf(actor)
  const isReturned = refunds || (feeCoveredMinor > 0 && returnsRest)
  const { refundedMinor, leftMinor: owedBackMinor } = isReturned
    ? await reserveRefunds(context, tx, charge, { retainedMinor: feeCoveredMinor, reason, recordedBy })
    : { refundedMinor: 0, leftMinor: 0 }
  return {
    detail: {
      ...(refundedMinor > 0 ? { refund: amountText(charge, refundedMinor) } : {}),
      ...(owedBackMinor > 0 ? { owedBack: amountText(charge, owedBackMinor) } : {}),
    },
    owedBackMinor,
    ...(fee && feeCoveredMinor > 0 ? { fee: coverFee(fee, charge, paidMinor) } : {}),
  }
}

/** Returns what was paid for a booking, without what is going back already: that pays no fee. */
export async function findPaidMinor(tx: Tx, charge: ChargeRow): Promise<number> {
  return retainedMinor(charge) - (await sumSaleUnderway(tx, charge.site_id, charge.id))
}

/** Marks a fee as paid as far as what was paid covers it. What is beyond that money is still owed. */
export function coverFee(fee: CancellationFee, charge: ChargeRow, paidMinor: number): CancellationFee {
  const coveredMinor = coverableMinor(fee, charge, paidMinor)
  if (coveredMinor <= 0) return fee
  if (coveredMinor === minorUnits(fee.value, fee.currency)) return { ...fee, status: 'APPLIED_TO_ORDER' }
  return { ...fee, kept: decimalText(coveredMinor, fee.currency) }
}

function coverableMinor(fee: CancellationFee, { currency }: ChargeRow, paidMinor: number): number {
  return fee.currency === currency ? Math.min(paidMinor, minorUnits(fee.value, currency)) : 0
}
