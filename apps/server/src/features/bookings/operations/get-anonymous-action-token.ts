import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { signManageToken } from '../steps/manage-token.ts'
import { findBooking } from '../store/bookings.ts'
import { visibleTo } from '../store/visible-to.ts'

export const getAnonymousActionToken: Operation<'getAnonymousActionToken'> = async ({ input, actor }, context) => {
  const booking = await findBooking(context.db, actor.siteId, input.bookingId, visibleTo(actor))
  return booking ? { token: await signManageToken(context, booking, actor) } : fail('BOOKING_NOT_FOUND')
}
