import type { bookings } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { allowedAnonymousActions } from '../rules/allowed-actions.ts'
import { wasPromised } from '../rules/status.ts'
import { computeFee } from '../steps/ending/cancellation-fee.ts'
import { openManageToken } from '../steps/manage-token.ts'
import { findBooking } from '../store/bookings.ts'
import type { BookingRow, CancellationFee } from '../store/rows.ts'
import { bookingView } from '../view/booking.ts'
import { changeable } from '../view/changeable.ts'

export const bookingsGetBookingAnonymously: Operation<'bookingsGetBookingAnonymously'> = async ({ input }, context) => {
  const { siteId, bookingId } = await openManageToken(context, input.token)
  const booking = await findBooking(context.db, siteId, bookingId)
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const now = context.clock.now()
  const fee = input.fields?.includes('BOOKING_FEES') ? await feeShown(context, booking, now) : undefined
  return {
    booking: bookingView(booking, 'customer'),
    allowedAnonymousActions: allowedAnonymousActions(changeable(booking), now, booking.tag !== 'COURSE'),
    ...(fee ? { bookingFee: fee } : {}),
  }
}

/** Returns the fee that is due, or the fee for cancelling now while that is possible. */
async function feeShown(context: Context, booking: BookingRow, now: number) {
  const preview = wasPromised(booking.status) ? await computeFee(context.db, booking, now) : undefined
  return bookingFeeView(booking, preview)
}

/** Returns the fee that is owed or paid, or a preview; none once it was given up. */
function bookingFeeView(row: BookingRow, preview: CancellationFee | undefined): bookings.BookingFee | undefined {
  const fee = row.cancellation_fee ?? preview
  if (!fee || fee.isWaived) return undefined
  const { value, currency, trigger } = fee
  const status = row.cancellation_fee ? fee.status : 'PREVIEW'
  return { bookingId: row.id, cancellationFee: { price: { value, currency }, status, trigger } }
}
