import { inSavepoint } from '../../../db/in-savepoint.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { runEach } from '../steps/run-each.ts'
import { confirmOrDecline } from './confirm-or-decline-booking.ts'

export const bulkConfirmOrDeclineBooking: Operation<'bulkConfirmOrDeclineBooking'> = async (
  { input: { details, returnEntity }, actor },
  context,
) => {
  const ids = details.map(({ bookingId }) => bookingId?.toLowerCase())
  if (new Set(ids).size < ids.length) return fail('DUPLICATED_BOOKINGS')
  const how = {
    withEntity: returnEntity === true,
    idOf: ({ bookingId = '' }: (typeof details)[number]) => bookingId ?? '',
  }
  return runEach(details, how, ({ bookingId, paymentStatus }) =>
    inSavepoint(context, (tx) => confirmOrDecline(context, tx, actor, { bookingId: bookingId ?? '', paymentStatus })),
  )
}
