import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { isOwed, markAsPaidRefusal } from '../rules/transitions.ts'
import { changeOrder } from '../steps/change-order.ts'
import { payOnSite } from '../steps/place-order.ts'
import { lockOrder } from '../store/orders.ts'

/** Everything that is owed at this moment counts as paid. */
export const markAsPaid: Operation<'markAsPaid'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const order = (await lockOrder(tx, actor.siteId, input.id)) ?? fail('ORDER_NOT_FOUND')
    const refusal = markAsPaidRefusal({
      type: order.type,
      status: order.status,
      isFree: order.last_payment_status === 'NOT_APPLICABLE',
      isPaid: !isOwed(order.last_payment_status),
    })
    if (refusal) return fail(refusal)
    const change = { last_payment_status: 'PAID' }
    const actions = ['marked_as_paid'] as const
    const paid = await changeOrder(context, tx, order, { change, actions, actor, operation: 'markAsPaid' })
    await payOnSite(context, tx, paid, { actor })
    return {}
  })
