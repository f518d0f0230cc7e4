import type { bookings } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { withAlternatives } from '../../holds/index.ts'
import { allowedAnonymousActions } from '../rules/allowed-actions.ts'
import { openManageToken } from '../steps/manage-token.ts'
import { moveBooking } from '../steps/rescheduling/move-booking.ts'
import { lockBooking } from '../store/bookings.ts'
import type { BookingRow } from '../store/rows.ts'
import { bookingView } from '../view/booking.ts'
import { changeable } from '../view/changeable.ts'

type Input = bookings.V1RescheduleBookingAnonymouslyRequest

export const bookingsRescheduleBookingAnonymously: Operation<'bookingsRescheduleBookingAnonymously'> = async (
  { input },
  context,
) => {
  const booking = await withAlternatives(context, () => context.transaction((tx) => reschedule(context, tx, input)))
  return { booking: bookingView(booking, 'customer') }
}

async function reschedule(context: Context, tx: Tx, { token, slot, revision }: Input): Promise<BookingRow> {
  const { siteId, bookingId } = await openManageToken(context, token)
  const booking = await lockBooking(tx, siteId, bookingId)
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const allowed = allowedAnonymousActions(changeable(booking), context.clock.now(), booking.tag !== 'COURSE')
  return moveBooking(context, tx, booking, {
    actor: 'link',
    slot,
    requested: {},
    flags: {},
    revision,
    // The link belongs to the customer, who is always notified of its use.
    notification: { notifyParticipants: true },
    refusal: allowed.reschedule ? undefined : 'RESCHEDULING_NOT_ALLOWED',
    actsForBusiness: false,
    namesPrice: false,
    decidesPayments: false,
    managesAddOns: false,
    keepsResource: false,
  })
}
