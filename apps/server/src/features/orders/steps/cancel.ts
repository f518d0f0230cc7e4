import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { instant, toMillis } from '../rules/instants.ts'
import { type EffectiveAt, cancelOrder as judgeCancellation } from '../rules/transitions.ts'
import type { OrderRow } from '../store/orders.ts'
import { toBenefitOrder } from './benefit-order.ts'
import { changeOrder } from './change-order.ts'
import { endByCancellation } from './end-order.ts'

type Cancel = { by: 'member' | 'staff'; effectiveAt: EffectiveAt; actor: Actor | undefined; operation: string }

/** Cancels a locked order now, or does not renew it. Throws why it cannot be cancelled. */
export async function cancel(context: Context, tx: Tx, order: OrderRow, request: Cancel): Promise<void> {
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
