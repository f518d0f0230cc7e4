import type { Actor } from '../../../../actor.ts'
import type { Context } from '../../../../context.ts'
import type { Db, Tx } from '../../../../db/database.ts'
import { fail } from '../../../../refusal.ts'
import { getMemberId } from '../../../members/index.ts'
import { isOwnMethod, lockMethod, type SavedCardFor } from '../../../payments/index.ts'
import { lockBooking } from '../../store/bookings.ts'
import { type FeeAgreementRow, findFeeAgreement, saveFeeAgreement, setAgreedCard } from '../../store/fees.ts'
import type { BookingRow } from '../../store/rows.ts'
import { visibleTo } from '../../store/visible-to.ts'
import { findAgreedPrice } from '../ending/cancellation-fee.ts'

export type Agreeing = { bookingId: string; text: string; methodId: string | undefined }

/**
 * Saves that a customer agrees to the fees of their booking, with one of their saved cards or with one that follows. An
 * agreement with a card stays as it is.
 */
export async function agreeToFees(
  context: Context,
  tx: Tx,
  actor: Actor,
  { bookingId, text, methodId }: Agreeing,
): Promise<{ agreement: FeeAgreementRow; contactId: string }> {
  const { siteId } = actor
  const booking = (await lockBooking(tx, siteId, bookingId, visibleTo(actor))) ?? fail('BOOKING_NOT_FOUND')
  const { contact_id: contactId } = booking
  if (!booking.policy_snapshot.cancellationFeePolicy?.enabled || !contactId) return fail('BOOKING_HAS_NO_FEES')
  const method = methodId === undefined ? undefined : await lockMethod(tx, siteId, methodId)
  if (methodId !== undefined && !(method && (await isOwnMethod(context, actor, method))))
    return fail('PAYMENT_METHOD_NOT_FOUND')
  await saveFeeAgreement(tx, {
    site_id: siteId,
    booking_id: booking.id,
    text,
    agreed_at: new Date(context.clock.now()).toISOString(),
    ...whoAgreed(actor),
    payment_method_id: method?.id ?? null,
    price: await findPrice(tx, booking),
  })
  const agreement = await findFeeAgreement(tx, siteId, booking.id)
  if (!agreement) throw new Error(`The agreement of booking ${booking.id} was not saved`)
  return { agreement, contactId }
}

async function findPrice(tx: Tx, booking: BookingRow): Promise<FeeAgreementRow['price']> {
  const agreed = await findAgreedPrice(tx, booking)
  return agreed && { value: agreed.value, currency: agreed.currency }
}

function whoAgreed(actor: Actor): Pick<FeeAgreementRow, 'agreed_by_type' | 'agreed_by_id'> {
  const memberId = getMemberId(actor)
  if (memberId !== undefined) return { agreed_by_type: 'member', agreed_by_id: memberId }
  if (actor.type !== 'visitor') return fail('PERMISSION_DENIED')
  return { agreed_by_type: 'visitor', agreed_by_id: actor.visitorId }
}

/** Takes the card that was saved for a booking into the agreement that waits for it. */
export async function completeFeeAgreement(tx: Tx, { siteId, id, methodId }: SavedCardFor): Promise<void> {
  await setAgreedCard(tx, siteId, id, methodId)
}

/** Returns whether the customer agreed to the fees of a booking, and whether a card was saved. */
export async function findFeeConsent(
  db: Db,
  { siteId, bookingId }: { siteId: string; bookingId: string },
): Promise<{ hasCard: boolean } | undefined> {
  const agreement = await findFeeAgreement(db, siteId, bookingId)
  return agreement && { hasCard: agreement.payment_method_id !== null }
}
