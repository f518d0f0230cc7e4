import type { orders } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { requireMemberId } from '../../members/index.ts'
import { instant, toMillis } from '../rules/instants.ts'
import { type EffectiveAt, cancelOrder as judgeCancellation } from '../rules/transitions.ts'
import { toBenefitOrder } from '../steps/benefit-order.ts'
import { changeOrder } from '../steps/change-order.ts'
import { endByCancellation } from '../steps/end-order.ts'
import { lockOrder, type OrderRow } from '../store/orders.ts'

export const cancelOrder: Operation<'cancelOrder'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const effectiveAt = readEffectiveAt(input.effectiveAt)
    const order = (await lockOrder(tx, actor.siteId, input.id)) ?? fail('ORDER_NOT_FOUND')
    await cancel(context, tx, order, { by: 'staff', effectiveAt, actor, operation: 'cancelOrder' })
    return {}
  })

export const requestCancellation: Operation<'requestCancellation'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const memberId = requireMemberId(actor)
    const effectiveAt = readEffectiveAt(input.effectiveAt)
    const order = (await lockOrder(tx, actor.siteId, input.id, memberId)) ?? fail('ORDER_NOT_FOUND')
    await cancel(context, tx, order, { by: 'member', effectiveAt, actor, operation: 'requestCancellation' })
    return {}
  })

function readEffectiveAt(sent: orders.CancellationEffectiveAt): EffectiveAt {
  return sent === 'UNDEFINED' ? fail('undefined_not_allowed') : sent
}

type Cancel = { by: 'member' | 'staff'; effectiveAt: EffectiveAt; actor: Actor; operation: string }

async function cancel(context: Context, tx: Tx, order: OrderRow, request: Cancel): Promise<void> {
  const { by, effectiveAt, ...who } = request
  const outcome = judgeCancellation({
    status: order.status,
    isRecurring: order.is_recurring,
    inTrial: order.cycle_index === 0,
    by,
    buyerCanCancel: order.buyer_can_cancel,
    effectiveAt,
  })
  if ('refusal' in outcome) return fail(outcome.refusal)
  const now = context.clock.now()
  const cause = by === 'member' ? 'MEMBER_ACTION' : 'OWNER_ACTION'
  if (outcome.effect === 'CANCEL') {
    await endByCancellation(context, tx, order, { cause, effectiveAt, requestedAt: now }, { ...who, at: now })
  } else if (!order.auto_renew_canceled) {
    await changeOrder(context, tx, order, {
      ...who,
      change: {
        auto_renew_canceled: true,
        cancel_cause: cause,
        cancel_effective_at: 'NEXT_PAYMENT_DATE',
        cancel_requested_at: instant(now),
      },
      actions: ['auto_renew_canceled'],
    })
    // While it is paused nobody knows when the cycle ends.
    const endsAt = order.status === 'PAUSED' ? null : toMillis(order.cycle_ends_at)
    const running = { index: order.cycle_index ?? 0, endsAt }
    await context.ports.orders.renewalCanceled(context, tx, toBenefitOrder(order), running)
  }
}
