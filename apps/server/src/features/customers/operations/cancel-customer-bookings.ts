import { may } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { cancelContactBookings, visibleTo } from '../../bookings/index.ts'
import { listSamePersonIds } from '../../contacts/index.ts'
import { lockCustomer } from '../steps/find-customer.ts'

/** In one transaction. Staff limited to their own calendar cancel what is on it. */
export const cancelCustomerBookings: Operation<'cancelCustomerBookings'> = async ({ input, actor }, context) => {
  const { siteId } = actor
  const { notifyCustomer: notifies = false, message, withRefund: refunds = false } = input
  if (refunds && !may(actor, 'MANAGE_PAYMENTS')) return fail('REFUND_NOT_ALLOWED')
  return context.transaction(async (tx) => {
    const customer = await lockCustomer(tx, actor, input.contactId)
    const contactIds = await listSamePersonIds(tx, siteId, customer.id)
    const ending = { siteId, contactIds, actor, notifies, message, refunds, visible: visibleTo(actor) }
    return { bookingIds: await cancelContactBookings(context, tx, ending) }
  })
}
