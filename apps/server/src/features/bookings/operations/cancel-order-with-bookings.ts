import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { getMemberId } from '../../members/index.ts'
import { lockOrder } from '../../orders/index.ts'
import { requireShownBookings } from '../steps/membership/decide-on-bookings.ts'
import { endOrderWithBookings } from '../steps/membership/end-order-with-bookings.ts'

export const cancelOrderWithBookings: Operation<'cancelOrderWithBookings'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { choice, effectiveAt = 'IMMEDIATELY', notifyParticipants = true } = input
    const memberId = getMemberId(actor)
    const mayCancel = memberId !== undefined || may(actor, 'MANAGE_BOOKINGS')
    if (choice === 'CANCEL' && !mayCancel) return fail('PERMISSION_DENIED')
    const order = (await lockOrder(tx, actor.siteId, input.orderId, memberId)) ?? fail('ORDER_NOT_FOUND')
    const found = await requireShownBookings(context, tx, order, input.bookingIds)
    const ending = { bookings: found, actor, choice, effectiveAt, notifyParticipants }
    await endOrderWithBookings(context, tx, order, ending)
    return { bookings: found.length }
  })
