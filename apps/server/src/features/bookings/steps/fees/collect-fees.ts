import type { Context } from '../../../../context.ts'
import { Refusal } from '../../../../refusal.ts'
import { chargeSavedMethod, findCharge, neverPaidMinor } from '../../../payments/index.ts'
import { findBooking } from '../../store/bookings.ts'
import { type DueFee, endFeeCollection, takeDueFees } from '../../store/fees.ts'
import { visibleToAll } from '../../store/visible-to.ts'

const atOnce = 50

/**
 * Charges fees to the cards that customers agreed to, once each: the key of the payment is the charge. A card that is
 * refused leaves the fee owed, and the customer is told.
 */
export async function collectFees(context: Context, now: number): Promise<void> {
  for (let taken = atOnce; taken === atOnce; ) {
    const due = await takeDueFees(context.db, { now, limit: atOnce })
    for (const fee of due) await attempt(context, fee)
    taken = due.length
  }
}

/** A provider that does not answer must not stop the others; the fee is taken again later. */
async function attempt(context: Context, fee: DueFee): Promise<void> {
  try {
    await collectFee(context, fee)
  } catch (error) {
    context.log.warn({ err: error, chargeId: fee.chargeId }, 'a fee could not be collected')
  }
}

async function collectFee(context: Context, fee: DueFee): Promise<void> {
  const { siteId, chargeId, methodId, agreedMinor } = fee
  const charge = await findCharge(context.db, siteId, chargeId)
  const amountMinor = charge ? Math.min(neverPaidMinor(charge), agreedMinor) : 0
  if (amountMinor === 0) return endCollection(context, fee, null)
  const request = { siteId, chargeId, amountMinor, methodId, idempotencyKey: `server:fee:${chargeId}` as const }
  try {
    const { status, failureCode } = await chargeSavedMethod(context, request)
    if (status === 'SUCCEEDED') return await endCollection(context, fee, null)
    if (status === 'FAILED' || status === 'CANCELED')
      return await endCollection(context, fee, failureCode ?? 'CARD_DECLINED')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // The customer is paying at this moment.
    if (error.code === 'PAYMENT_IN_PROGRESS') return
    await endCollection(context, fee, error.code)
  }
}

async function endCollection(context: Context, fee: DueFee, failureCode: string | null): Promise<void> {
  await context.transaction(async (tx) => {
    const isNew = await endFeeCollection(tx, fee, failureCode)
    if (!isNew || failureCode === null) return
    const booking = await findBooking(tx, fee.siteId, fee.bookingId, visibleToAll)
    if (booking?.cancellation_fee) await context.ports.bookings.sendFeeFailed(context, tx, booking)
  })
}
