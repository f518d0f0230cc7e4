import { type MinorAmount, minorUnits } from '@kalends/contract'
import { getCustomer, listVisitorIds } from '../../../../actor.ts'
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
import { findFeeAgreement, insertFeeCollection, setAgreedPrice, stopFeeCollection } from '../../store/fees.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { BookingRow, CancellationFee } from '../../store/rows.ts'
import { feeName } from '../../view/fee-name.ts'
import { feeAtPrice } from '../ending/cancellation-fee.ts'
import { isDearer } from '../follow-price.ts'

/** Time in which staff can take a no-show back before the card is charged. */
const collectAfterMs = 60_000

/**
 * Brings the charge of a fee in line with a changed booking: a fee that is new is owed, and collected from the card the
 * customer agreed to; one that is gone is waived, and refunded if it was paid. Every change of a booking passes here.
 */
export async function settleFee(
  context: Context,
  tx: Tx,
  { before, after }: { before: BookingRow; after: BookingRow },
  actor: ChangeActor,
): Promise<void> {
  if (isDearer(before.agreed_price, after.agreed_price)) await agreeToPrice(tx, after, actor)
  const [was, is] = [before.cancellation_fee, after.cancellation_fee]
  // A fee that is covered by what the customer paid is settled.
  if (!was && is?.status === 'NOT_YET_APPLIED_TO_ORDER') await chargeFee(context, tx, after, is)
  if (was && !is) await withdrawFee(context, tx, after, was)
}

/** Only who agreed to the fees agrees to those of a higher price, by making the booking dearer. */
async function agreeToPrice(tx: Tx, booking: BookingRow, actor: ChangeActor): Promise<void> {
  const customer = typeof actor === 'string' ? undefined : getCustomer(actor)
  if (!customer) return
  const customerIds = [...(customer.type === 'member' ? [customer.memberId] : []), ...listVisitorIds(customer)]
  await setAgreedPrice(tx, booking, customerIds)
}

const subjectOf = ({ trigger }: CancellationFee): SubjectType =>
  trigger === 'NOT_ATTENDED' ? 'NO_SHOW_FEE' : 'CANCELLATION_FEE'

async function chargeFee(context: Context, tx: Tx, booking: BookingRow, fee: CancellationFee): Promise<void> {
  const { site_id: siteId, id } = booking
  const subjectType = subjectOf(fee)
  const amountMinor = minorUnits(fee.value, fee.currency) - keptMinor(fee)
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
  const agreement = await findFeeAgreement(tx, siteId, id)
  const methodId = agreement?.payment_method_id
  if (!methodId || booking.policy_snapshot.cancellationFeePolicy?.autoCollectFeeEnabled === false) return
  const now = context.clock.now()
  const collectedMinor = Math.min(amountMinor, agreedMinor(fee, feeAtPrice(booking, agreement.price, now)))
  if (collectedMinor <= 0) return
  const collectAt = now + collectAfterMs
  await insertFeeCollection(tx, { siteId, chargeId: charge.id, bookingId: id, methodId, collectAt, collectedMinor })
}

/** What the card pays of a fee at most: the fee of the price that was agreed to, without what is covered. */
function agreedMinor(fee: CancellationFee, agreed: MinorAmount | undefined): number {
  return agreed?.currency === fee.currency ? agreed.minor - keptMinor(fee) : 0
}

const keptMinor = ({ kept, currency }: CancellationFee) => minorUnits(kept ?? '0', currency)

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
