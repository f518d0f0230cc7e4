import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { oweBack, reserveRefunds } from '../../payments/index.ts'
import { instant } from '../rules/instants.ts'
import type { EffectiveAt } from '../rules/transitions.ts'
import { endCycle, endPause } from '../store/cycles.ts'
import type { OrderChange, OrderRow } from '../store/orders.ts'
import { toBenefitOrder } from './benefit-order.ts'
import { changeOrder, type OrderAction } from './change-order.ts'
import {
  findOpenCharges,
  findPaidCharges,
  findUnpaidCharges,
  type OrderCharge,
  waiveCharges,
  waiveOwedInstead,
} from './charge-cycle.ts'
import { returnCoupon } from './plan-coupon.ts'

export type CancellationCause = 'OWNER_ACTION' | 'MEMBER_ACTION' | 'PAYMENT_FAILURE' | 'PAYMENT_SETUP_FAILURE'
export type Cancellation = { cause: CancellationCause; effectiveAt: EffectiveAt; requestedAt: number }
type By = { actor: Actor | undefined; operation: string }

/** Cancels a locked order at an instant. What it owed before it began is waived. */
export async function endByCancellation(
  context: Context,
  tx: Tx,
  order: OrderRow,
  { cause, effectiveAt, requestedAt }: Cancellation,
  { actor, operation, at }: By & { at: number },
): Promise<OrderRow> {
  const isDraft = order.status === 'DRAFT'
  const unpaid = cause === 'PAYMENT_FAILURE' ? await findUnpaidCharges(tx, order) : []
  const canceled = await endOrder(context, tx, order, {
    at,
    actor,
    operation,
    unpaid,
    actions: isDraft ? ['canceled'] : ['canceled', 'ended'],
    change: {
      status: 'CANCELED',
      end_at: instant(at),
      cancel_cause: cause,
      cancel_effective_at: effectiveAt,
      cancel_requested_at: instant(requestedAt),
    },
  })
  if (isDraft) await returnCoupon(context, tx, canceled)
  if (isDraft || order.status === 'PENDING') {
    await waiveCharges(context, tx, await findOpenCharges(tx, canceled), 'Order cancelled before it began')
  }
  if (isDraft) await returnPaid(context, tx, canceled, actor)
  return canceled
}

/** A draft was never sold: what was paid of it by card is refunded, the rest is owed back. */
async function returnPaid(context: Context, tx: Tx, order: OrderRow, recordedBy: Actor | undefined): Promise<void> {
  for (const charge of await findPaidCharges(tx, order)) {
    const returning = { retainedMinor: 0, reason: 'The plan was not bought', recordedBy }
    const { leftOfSaleMinor } = await reserveRefunds(context, tx, charge, returning)
    await oweBack(context, tx, charge, leftOfSaleMinor)
  }
}

/** Ends a locked order whose buyer can never sign in again. What is owed is not collected. */
export function endWithoutAccount(context: Context, tx: Tx, order: OrderRow): Promise<OrderRow> {
  const now = context.clock.now()
  const cancellation = { cause: 'OWNER_ACTION', effectiveAt: 'IMMEDIATELY', requestedAt: now } as const
  return endByCancellation(context, tx, order, cancellation, { actor: undefined, operation: 'orderClock', at: now })
}

/** Ends a locked order whose last cycle is over. */
export function endByTerm(context: Context, tx: Tx, order: OrderRow, at: number): Promise<OrderRow> {
  const change = { status: 'ENDED' } as const
  return endOrder(context, tx, order, { at, change, actions: ['ended'], actor: undefined, operation: 'orderClock' })
}

type End = By & {
  at: number
  change: OrderChange
  actions: readonly OrderAction[]
  /** Charges of cycles that will not be paid any more. */
  unpaid?: readonly OrderCharge[]
}

async function endOrder(
  context: Context,
  tx: Tx,
  order: OrderRow,
  { at, change, unpaid = [], ...by }: End,
): Promise<OrderRow> {
  if (order.cycle_index !== null) {
    const endedAt = Math.max(at, Date.parse(order.cycle_started_at ?? ''))
    await endCycle(tx, order, endedAt)
    if (order.status === 'PAUSED') await endPause(tx, order, endedAt)
    const unpaidCycles = unpaid.map(({ cycle }) => cycle)
    const ended = { index: order.cycle_index, endedAt, isLast: true, unpaidCycles }
    const { owedInstead } = await context.ports.orders.cycleEnded(context, tx, toBenefitOrder(order), ended)
    await waiveOwedInstead(context, tx, unpaid, owedInstead)
  }
  return changeOrder(context, tx, order, {
    ...by,
    change: {
      ...change,
      cycle_index: null,
      cycle_started_at: null,
      cycle_ends_at: null,
      due_at: null,
      collect_at: null,
      collect_cycle: null,
      failing_since: null,
    },
  })
}
