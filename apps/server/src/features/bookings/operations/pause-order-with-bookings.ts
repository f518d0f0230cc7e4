import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { lockOrder, pauseLockedOrder } from '../../orders/index.ts'
import { decideOnBookings, requireShownBookings } from '../steps/membership/decide-on-bookings.ts'

export const pauseOrderWithBookings: Operation<'pauseOrderWithBookings'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const { choice, notifyParticipants = true } = input
    if (choice !== 'KEEP_PAID' && !may(actor, 'MANAGE_BOOKINGS')) return fail('PERMISSION_DENIED')
    const order = (await lockOrder(tx, actor.siteId, input.orderId)) ?? fail('ORDER_NOT_FOUND')
    const found = await requireShownBookings(context, tx, order, input.bookingIds)
    await decideOnBookings(context, tx, found, { actor, choice, notifyParticipants })
    await pauseLockedOrder(context, tx, order, { actor, operation: 'pauseOrder' })
    return { bookings: found.length }
  })
