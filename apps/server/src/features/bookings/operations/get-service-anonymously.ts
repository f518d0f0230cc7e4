import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { getService } from '../../services/index.ts'
import { openManageToken } from '../steps/manage-token.ts'
import { findBooking } from '../store/bookings.ts'

export const getServiceAnonymously: Operation<'getServiceAnonymously'> = async ({ input, request }, context) => {
  const { siteId, bookingId } = await openManageToken(context, input.token)
  const booking = await findBooking(context.db, siteId, bookingId)
  if (!booking) return fail('BOOKING_NOT_FOUND')
  const requested = { serviceId: booking.service_id, conditionalFields: input.fields ?? [] }
  return getService({ input: requested, actor: { type: 'none', siteId }, request }, context)
}
