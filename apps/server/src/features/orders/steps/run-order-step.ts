import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { findMember } from '../../members/index.ts'
import { toMillis } from '../rules/instants.ts'
import { isGraceOver } from '../rules/order-state.ts'
import type { EffectiveAt } from '../rules/transitions.ts'
import { lockDue, type OrderKey } from '../store/due-orders.ts'
import type { OrderRow } from '../store/orders.ts'
import { type CancellationCause, endByCancellation, endByTerm, endWithoutAccount } from './end-order.ts'
import { cancelDraft } from './purchase-limit.ts'
import { startNextCycle, startOrder } from './start-order.ts'

/**
 * Takes the next step of an order that is due, in a transaction of its own. Repeated or run twice at once it is taken
 * once: the step moves `due_at`. Returns false if another process has the order.
 */
export function runOrderStep(context: Context, key: OrderKey, now: number): Promise<boolean> {
  return context.transaction(async (tx) => {
    const order = await lockDue(tx, key, now)
    if (!order) return false
    await takeStep(context, tx, order, now)
    return true
  })
}

/** An order sold at the desk runs on while its buyer is blocked: it is paid there. */
async function isUnreachable(tx: Tx, order: OrderRow): Promise<boolean> {
  const member = await findMember(tx, order.site_id, order.member_id)
  return !member || member.status === 'OFFLINE' || (member.status === 'BLOCKED' && order.type === 'ONLINE')
}

async function takeStep(context: Context, tx: Tx, order: OrderRow, now: number): Promise<unknown> {
  const by = { actor: undefined, operation: 'orderClock' }
  if (order.status === 'DRAFT') return cancelDraft(context, tx, order, by.operation)
  if (await isUnreachable(tx, order)) return endWithoutAccount(context, tx, order)
  if (order.status === 'PENDING') return startOrder(context, tx, order, by)
  const failingSince = toMillis(order.failing_since)
  if (failingSince !== null && isGraceOver(failingSince, now)) {
    const cancellation = { cause: 'PAYMENT_FAILURE', effectiveAt: 'IMMEDIATELY', requestedAt: now } as const
    return endByCancellation(context, tx, order, cancellation, { ...by, at: now })
  }
  const endsAt = toMillis(order.cycle_ends_at) ?? now
  if (order.auto_renew_canceled) {
    const cancellation = {
      cause: (order.cancel_cause ?? 'OWNER_ACTION') as CancellationCause,
      effectiveAt: (order.cancel_effective_at ?? 'NEXT_PAYMENT_DATE') as EffectiveAt,
      requestedAt: toMillis(order.cancel_requested_at) ?? now,
    }
    return endByCancellation(context, tx, order, cancellation, { ...by, at: endsAt })
  }
  const isLast = order.cycle_count !== null && order.cycle_index === order.cycle_count
  return isLast ? endByTerm(context, tx, order, endsAt) : startNextCycle(context, tx, order)
}
