import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { fail } from '../../../refusal.ts'
import { pauseOrder as judgePause } from '../rules/transitions.ts'
import { insertPause } from '../store/cycles.ts'
import type { OrderRow } from '../store/orders.ts'
import { changeOrder } from './change-order.ts'

/** Pauses a locked order. Throws ORDER_NOT_SUSPENDABLE with the reason. */
export async function pause(
  context: Context,
  tx: Tx,
  order: OrderRow,
  by: { actor: Actor; operation: string },
): Promise<void> {
  const outcome = judgePause({ status: order.status, inTrial: order.cycle_index === 0 })
  if ('refusal' in outcome) return fail(outcome.refusal, { data: { reason: outcome.reason } })
  await insertPause(tx, order, order.pauses.length + 1, context.clock.now())
  const change = { status: outcome.status, due_at: null, collect_at: null }
  await changeOrder(context, tx, order, { ...by, change, actions: ['paused'] })
}
