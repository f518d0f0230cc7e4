import { type MinorAmount, minorUnits } from '@kalends/contract'
import { getCustomer, listVisitorIds } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../db/database.ts'
import {
  type ChargeRow,
  type ChargeTotals,
  createCharge,
  dueMinor,
  findDueOnceRefunded,
  oweBack,
  repriceCharge,
  reserveRefunds,
  retainedMinor,
  returnOwedBack,
  waiveCharge,
} from '../../../payments/index.ts'
import { takenOfFee } from '../../rules/fee-cover.ts'
import { hasEnded } from '../../rules/status.ts'
import { findFeeAgreement, insertFeeCollection, setAgreedPrice, stopFeeCollection } from '../../store/fees.ts'
import type { ChangeActor } from '../../store/history.ts'
import type { BookingRow, CancellationFee } from '../../store/rows.ts'
import { feeName } from '../../view/fee-name.ts'
import { requireGivingUp } from '../booking-actor.ts'
import { lockBookingCharge } from '../booking-charge.ts'
import { feeAtPrice } from '../ending/cancellation-fee.ts'
import { isDearer } from '../follow-price.ts'
import {
  coveredMinor,
  feeSubject,
  findFeeCharges,
  findPaidMinor,
  holdsWithdrawnFee,
  isOfFee,
  nextFeeCycle,
  sumSettled,
} from './cover-fee.ts'

/** Time in which staff can take a no-show back before the card is charged. */
const collectAfterMs = 60_000

/**
 * Brings the charges of a fee in line with a changed booking. What the payments for the booking do not cover of a new fee is
 * charged, and collected from the card the customer agreed to. What they no longer cover later is charged, but not collected.
 * A fee that was removed is waived, and returned if it was paid; one of a missed visit that is left behind stays. Every change
 * of a booking passes here.
 */
export async function settleFee(
  context: Context,
  tx: Tx,
  { before, after }: States,
  actor: ChangeActor,
): Promise<void> {
  if (isDearer(before.agreed_price, after.agreed_price)) await agreeToPrice(tx, after, actor)
  const [was, is] = [before.cancellation_fee, after.cancellation_fee]
  const isLeftBehind = before.past_no_show_fees < after.past_no_show_fees
  if (is && !is.isWaived && (!was || coveredMinor(was) !== coveredMinor(is)))
    await fitCharges(context, tx, after, { fee: is, isNew: !was })
  if (was && !is && !isLeftBehind) await withdrawFee(context, tx, { before, after }, { fee: was, actor })
}

type Fitting = { fee: CancellationFee; isNew: boolean }

/** Charges what is open of a fee, or takes it back from its charges. */
async function fitCharges(context: Context, tx: Tx, booking: BookingRow, { fee, isNew }: Fitting): Promise<void> {
  const all = await findFeeCharges(tx, booking, fee)
  const charges = all.filter((charge) => isOfFee(charge, fee))
  const dueNow = charges.reduce((sum, charge) => sum + dueMinor(charge), 0)
  const missingMinor = minorUnits(fee.value, fee.currency) - coveredMinor(fee) - sumSettled(charges, fee) - dueNow
  if (missingMinor > 0)
    await chargeFee(context, tx, booking, {
      fee,
      amountMinor: missingMinor,
      cycle: nextFeeCycle(booking, fee, all),
      isNew,
    })
  let surplusMinor = -missingMinor
  for (const charge of charges.toReversed()) {
    const { total_minor, waived_minor, credited_minor } = charge
    const cutMinor = Math.min(surplusMinor, total_minor - waived_minor - credited_minor)
    if (cutMinor <= 0) continue
    const repriced = await repriceCharge(
      context,
      tx,
      charge,
      feeTotals(charge.lines[0]?.name ?? '', total_minor - cutMinor),
    )
    await returnOwedBack(context, tx, repriced, { reason: 'The price pays the fee', recordedBy: undefined })
    surplusMinor -= cutMinor
  }
}

/** A fee compensates; it is no sale, and has no tax. */
function feeTotals(name: string, amountMinor: number): ChargeTotals {
  return {
    lines: [{ name, quantity: 1, amountMinor }],
    subtotalMinor: amountMinor,
    discountMinor: 0,
    taxMinor: 0,
    totalMinor: amountMinor,
  }
}

/** Only who agreed to the fees agrees to those of a higher price, by making the booking dearer. */
async function agreeToPrice(tx: Tx, booking: BookingRow, actor: ChangeActor): Promise<void> {
  const customer = typeof actor === 'string' ? undefined : getCustomer(actor)
  if (!customer) return
  const customerIds = [...(customer.type === 'member' ? [customer.memberId] : []), ...listVisitorIds(customer)]
  await setAgreedPrice(tx, booking, customerIds)
}

async function chargeFee(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { fee, amountMinor, cycle, isNew }: Fitting & { amountMinor: number; cycle: number },
): Promise<void> {
  const { site_id: siteId, id } = booking
  const charge = await createCharge(context, tx, {
    siteId,
    ...feeTotals(feeName(fee, booking.title ?? '', booking.language), amountMinor),
    subjectType: feeSubject(fee),
    subjectId: id,
    cycle,
    contactId: booking.contact_id,
    currency: fee.currency,
    tax: null,
    locationId: booking.location_id,
    resourceId: booking.resource_id,
  })
  // Of who paid a fee already, and has not got it back, no card pays another unasked.
  if (!isNew || (await holdsWithdrawnFee(tx, booking, fee))) return
  const agreement = await findFeeAgreement(tx, siteId, id)
  const methodId = agreement?.payment_method_id
  if (!methodId || booking.policy_snapshot.cancellationFeePolicy?.autoCollectFeeEnabled === false) return
  const now = context.clock.now()
  const agreedMinor = Math.min(amountMinor, computeAgreedMinor(fee, feeAtPrice(booking, agreement.price, now)))
  if (agreedMinor <= 0) return
  const collectAt = now + collectAfterMs
  await insertFeeCollection(tx, { siteId, chargeId: charge.id, bookingId: id, methodId, collectAt, agreedMinor })
}

/** What the card pays of a fee at most: the fee of the price that was agreed to, without what is covered. */
function computeAgreedMinor(fee: CancellationFee, agreed: MinorAmount | undefined): number {
  return agreed?.currency === fee.currency ? agreed.minor - coveredMinor(fee) : 0
}

type States = { before: BookingRow; after: BookingRow }

async function withdrawFee(
  context: Context,
  tx: Tx,
  { before, after }: States,
  { fee, actor }: { fee: CancellationFee; actor: ChangeActor },
): Promise<void> {
  const { site_id: siteId, id } = after
  const reason = 'The fee was withdrawn'
  await stopFeeCollection(tx, siteId, id)
  for (const charge of await findFeeCharges(tx, after, fee)) {
    if (dueMinor(charge) === 0 && retainedMinor(charge) === 0) continue
    if (retainedMinor(charge) > 0) requireGivingUp(actor)
    const waived = await waiveCharge(context, tx, { siteId, chargeId: charge.id, reason, includesComingDue: true })
    const { leftOfSaleMinor } = await reserveRefunds(context, tx, waived, {
      retainedMinor: 0,
      reason,
      recordedBy: undefined,
    })
    await oweBack(context, tx, waived, leftOfSaleMinor)
  }
  // Of a booking that takes place, the money that covered the fee pays its price.
  if (hasEnded(before.status) && hasEnded(after.status)) await returnCovered(context, tx, after, { fee, reason })
}

async function returnCovered(
  context: Context,
  tx: Tx,
  booking: BookingRow,
  { fee, reason }: { fee: CancellationFee; reason: string },
): Promise<void> {
  const charge = coveredMinor(fee) > 0 ? await lockBookingCharge(tx, booking) : undefined
  if (!charge) return
  await giveUpGoingBack(context, tx, charge, { fee, reason })
  const leavesMinor = Math.max((await findPaidMinor(tx, charge)) - coveredMinor(fee), 0)
  const refunding = { retainedMinor: leavesMinor, reason, recordedBy: undefined }
  const { leftOfSaleMinor } = await reserveRefunds(context, tx, charge, refunding)
  await oweBack(context, tx, charge, leftOfSaleMinor)
}

/** What is going back already of the money that covered a fee makes nothing due. */
async function giveUpGoingBack(
  context: Context,
  tx: Tx,
  charge: ChargeRow,
  { fee, reason }: { fee: CancellationFee; reason: string },
): Promise<void> {
  const comingMinor = (await findDueOnceRefunded(tx, charge)) - dueMinor(charge)
  const paidMinor = await findPaidMinor(tx, charge)
  const amountMinor = takenOfFee({ feeMinor: minorUnits(fee.value, fee.currency), paidMinor }, comingMinor)
  if (amountMinor <= 0) return
  const { site_id: siteId, id: chargeId } = charge
  await waiveCharge(context, tx, { siteId, chargeId, amountMinor, reason, includesComingDue: true })
}
