import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { instant, toMillis } from '../rules/instants.ts'
import { postponeRefusal } from '../rules/transitions.ts'
import { comingCycleOf, toBenefitOrder } from '../steps/benefit-order.ts'
import { changeOrder } from '../steps/change-order.ts'
import { dueColumn } from '../steps/start-order.ts'
import { lockOrder } from '../store/orders.ts'

/** Only the end moves, and with it that of the last cycle; payments stay as they are. */
export const postponeEndDate: Operation<'postponeEndDate'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const order = (await lockOrder(tx, actor.siteId, input.id)) ?? fail('ORDER_NOT_FOUND')
    const newEndAt = Date.parse(input.endDate ?? '')
    const { status, auto_renew_canceled } = order
    const autoRenewCanceled = auto_renew_canceled === true
    const refusal = postponeRefusal({ status, autoRenewCanceled, endAt: toMillis(order.end_at), newEndAt })
    if (refusal) return fail(refusal)
    const isLast = order.cycle_index !== null && order.cycle_index === order.cycle_count
    const end_at = instant(newEndAt)
    const change = isLast ? { end_at, cycle_ends_at: end_at, due_at: dueColumn(order, 'ACTIVE', newEndAt) } : { end_at }
    const actions = ['end_date_postponed'] as const
    const postponed = await changeOrder(context, tx, order, { change, actions, actor, operation: 'postponeEndDate' })
    if (postponed.cycle_index !== null) {
      const [startsAt, endsAt] = [Date.parse(postponed.cycle_started_at ?? ''), toMillis(postponed.cycle_ends_at)]
      const cycle = { index: postponed.cycle_index, startsAt, endsAt }
      // Also before the last cycle: its credits may have been given ahead.
      await context.ports.orders.cycleMoved(context, tx, toBenefitOrder(postponed), cycle, comingCycleOf(postponed))
    }
    return {}
  })
