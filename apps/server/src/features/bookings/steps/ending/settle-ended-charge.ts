import { minorUnits } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import { type ChargeRow, reserveRefunds } from '../../../payments/index.ts'
import { coverFee } from '../../rules/fee-cover.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { CancellationFee } from '../../store/rows.ts'
import { amountText } from '../../view/change-detail.ts'
import { recorderOf } from '../booking-actor.ts'
import { findPaidMinor } from '../fees/cover-fee.ts'

export type EndedCharge = {
  actor: ChangeActor
  reason: string
  /** Whether what was paid by card is refunded. */
  refunds: boolean
  /** Whether what is beyond the fee is refunded, also without `refunds`. */
  returnsRest: boolean
  /** Fee, which what was paid covers first. */
  fee: CancellationFee | undefined
}

/**
 * `detail`: what is refunded, and what is owed back because it was paid on site or a dispute holds it, for the history.
 * `owedBackMinor`: what of that was not owed back before.
 */
export type EndedMoney = {
  detail: { refund?: string; owedBack?: string }
  owedBackMinor: number
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
  const { refundedMinor, leftMinor, leftOfSaleMinor } = isReturned
    ? await reserveRefunds(context, tx, charge, { retainedMinor: feeCoveredMinor, reason, recordedBy })
    : { refundedMinor: 0, leftMinor: 0, leftOfSaleMinor: 0 }
  return {
    detail: {
      ...(refundedMinor > 0 ? { refund: amountText(charge, refundedMinor) } : {}),
      ...(leftMinor > 0 ? { owedBack: amountText(charge, leftMinor) } : {}),
    },
    owedBackMinor: leftOfSaleMinor,
  }
}

/** What the payments for a booking cover of its fee. */
function coverableMinor(fee: CancellationFee, { currency }: ChargeRow, paidMinor: number): number {
  if (fee.currency !== currency) return 0
  return coverFee({ feeMinor: minorUnits(fee.value, currency), paidMinor, feeSettledMinor: 0 }).coveredMinor
}
