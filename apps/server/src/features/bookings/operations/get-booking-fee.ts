import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { computeFee } from '../steps/ending/cancellation-fee.ts'
import { findBooking } from '../store/bookings.ts'
import { findFeeAgreement, findFeeCollection } from '../store/fees.ts'
import { visibleTo } from '../store/visible-to.ts'
import { bookingFeeView, feeAgreementView } from '../view/fee.ts'

export const getBookingFee: Operation<'getBookingFee'> = async ({ input, actor }, { db, clock }) => {
  const booking = (await findBooking(db, actor.siteId, input.bookingId, visibleTo(actor))) ?? fail('BOOKING_NOT_FOUND')
  const { siteId } = actor
  const agreement = await findFeeAgreement(db, siteId, booking.id)
  const due = booking.cancellation_fee
  const fee = due ?? (await computeFee(db, booking, clock.now()))
  const collection = due ? await findFeeCollection(db, siteId, booking.id) : undefined
  return {
    fee: fee ? bookingFeeView(fee, { isDue: due !== null, collection }) : null,
    agreement: agreement ? feeAgreementView(agreement) : null,
  }
}
