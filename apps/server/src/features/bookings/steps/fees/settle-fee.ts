import { minorUnits } from '@kalends/contract'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import {
  createCharge,
  findCharges,
  oweBack,
  reserveRefunds,
  type SubjectType,
  waiveCharge,
} from '../../../payments/index.ts'
import { findFeeAgreement, insertFeeCollection, stopFeeCollection } from '../../store/fees.ts'
import type { BookingRow, CancellationFee } from '../../store/rows.ts'
import { feeName } from '../../view/fee-name.ts'

/** Time in which staff can take a no-show back before the card is charged. */
const collectAfterMs = 60_000

/**
 * Brings the charge of a fee in line with a changed booking: a fee that is new is owed, and collected from the card the
 * customer agreed to; one that is gone is waived, and refunded if it was paid. Every change of a booking passes here.
 */
export async function settleFee(context: Context, tx: Tx, before: BookingRow, after: BookingRow): Promise<void> {
  const [was, is] = [before.cancellation_fee, after.cancellation_fee]
  // A fee that is covered by what the customer paid is settled.
  if (!was && is?.status === 'NOT_YET_APPLIED_TO_ORDER') await chargeFee(context, tx, after, is)
  if (was && !is) await withdrawFee(context, tx, after, was)
}

const subjectOf = ({ trigger }: CancellationFee): SubjectType =>
  trigger === 'NOT_ATTENDED' ? 'NO_SHOW_FEE' : 'CANCELLATION_FEE'

async function chargeFee(context: Context, tx: Tx, booking: BookingRow, fee: CancellationFee): Promise<void> {
  const { site_id: siteId, id } = booking
  const subjectType = subjectOf(fee)
  const amountMinor = minorUnits(fee.value, fee.currency) - minorUnits(fee.kept ?? '0', fee.currency)
  // One that was withdrawn and is due again is charged anew.
  const earlier = await findCharges(tx, siteId, subjectType, [id])
  const charge = await createCharge(context, tx, {
    siteId,
    subjectType,
    subjectId: id,
    cycle: earlier.length,
    contactId: booking.contact_id,
    currency: fee.currency,
    lines: [{ name: feeName(fee, booking.title ?? '', booking.language), quantity: 1, amountMinor }],
    subtotalMinor: amountMinor,
    discountMinor: 0,
    // A fee compensates; it is no sale.
    taxMinor: 0,
    totalMinor: amountMinor,
    tax: null,
    locationId: booking.location_id,
    resourceId: booking.resource_id,
  })
  const methodId = (await findFeeAgreement(tx, siteId, id))?.payment_method_id
  if (!methodId || booking.policy_snapshot.cancellationFeePolicy?.autoCollectFeeEnabled === false) return
  const collectAt = context.clock.now() + collectAfterMs
  await insertFeeCollection(tx, { siteId, chargeId: charge.id, bookingId: id, methodId, collectAt })
}

async function withdrawFee(context: Context, tx: Tx, booking: BookingRow, fee: CancellationFee): Promise<void> {
  const { site_id: siteId, id } = booking
  const charge = (await findCharges(tx, siteId, subjectOf(fee), [id])).at(-1)
  // A fee of a time before they were charged.
  if (!charge) return
  const reason = 'The fee was withdrawn'
  await stopFeeCollection(tx, siteId, id)
  const waived = await waiveCharge(context, tx, { siteId, chargeId: charge.id, reason })
  const { leftMinor } = await reserveRefunds(context, tx, waived, { retainedMinor: 0, reason, recordedBy: undefined })
  await oweBack(context, tx, waived, leftMinor)
}
