import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { dueMinor } from '../../payments/index.ts'
import { type Cycle, cycleAt, cycleIndexAt, firstCycleIndex } from '../rules/cycles.ts'
import { instant, toMillis } from '../rules/instants.ts'
import { nextDueAt, orderTerms } from '../rules/order-state.ts'
import { endCycle, insertCycle } from '../store/cycles.ts'
import type { OrderChange, OrderRow } from '../store/orders.ts'
import { toBenefitOrder } from './benefit-order.ts'
import { type ChangeOrder, changeOrder, type OrderAction } from './change-order.ts'
import { chargeCycle } from './charge-cycle.ts'

type Begin = Pick<ChangeOrder, 'actor' | 'operation' | 'isNew'> & {
  actions?: readonly OrderAction[]
  change?: OrderChange
}

/**
 * Starts a locked order whose start date is reached: its first cycle begins, or, for an old sale that is recorded now,
 * the one that is running.
 */
export async function startOrder(context: Context, tx: Tx, order: OrderRow, begin: Begin): Promise<OrderRow> {
  const terms = orderTerms(order)
  const index = cycleIndexAt(terms, Math.max(context.clock.now(), terms.startAt))
  const isFirstOffline = order.type === 'OFFLINE' && index === firstCycleIndex(terms)
  return beginCycle(context, tx, order, cycleAt(terms, index, 0, toMillis(order.end_at)), {
    ...begin,
    actions: [...(begin.actions ?? []), 'started', ...(isFirstOffline ? [] : [{ cycleStarted: index }])],
    change: { ...begin.change, status: 'ACTIVE' },
  })
}

/** Starts the cycle after the running one, at the moment that one ends. */
export async function startNextCycle(context: Context, tx: Tx, order: OrderRow): Promise<OrderRow> {
  const running = order.cycle_index ?? 0
  const endAt = toMillis(order.end_at)
  const next = cycleAt(orderTerms(order), running + 1, order.paused_ms, endAt)
  const startsAt = toMillis(order.cycle_ends_at) ?? next.startsAt
  await endCycle(tx, order, startsAt)
  const ended = { index: running, endedAt: startsAt, isLast: false, unpaidCycles: [] }
  await context.ports.orders.cycleEnded(context, tx, toBenefitOrder(order), ended)
  return beginCycle(
    context,
    tx,
    order,
    { ...next, startsAt },
    {
      actor: undefined,
      operation: 'orderClock',
      actions: [{ cycleStarted: next.index }],
    },
  )
}

async function beginCycle(
  context: Context,
  tx: Tx,
  order: OrderRow,
  cycle: Cycle,
  { actions = [], change = {}, ...by }: Begin,
): Promise<OrderRow> {
  await insertCycle(tx, order, cycle)
  const charge = cycle.index === 0 ? undefined : await chargeCycle(context, tx, order, cycle.index)
  const isDue = charge !== undefined && dueMinor(charge) > 0
  const changed = await changeOrder(context, tx, order, {
    ...by,
    actions,
    change: {
      ...(isDue ? collection(order, cycle.index, context.clock.now()) : {}),
      ...(charge && order.charge_id === null ? { charge_id: charge.id } : {}),
      ...change,
      cycle_index: cycle.index,
      cycle_started_at: instant(cycle.startsAt),
      cycle_ends_at: cycle.endsAt === null ? null : instant(cycle.endsAt),
      due_at: dueColumn(order, 'ACTIVE', cycle.endsAt),
    },
  } satisfies ChangeOrder)
  await context.ports.orders.cycleStarted(context, tx, toBenefitOrder(order), cycle)
  return changed
}

/** The first payment that is owed is collected first. Offline orders are paid at the desk. */
function collection(order: OrderRow, cycle: number, now: number): OrderChange {
  if (order.type === 'OFFLINE') return { last_payment_status: 'UNPAID' }
  if (order.collect_cycle !== null) return {}
  return { collect_cycle: cycle, collect_at: instant(now), collect_attempts: 0 }
}

export function dueColumn(
  order: Pick<OrderRow, 'created_at' | 'start_at'>,
  status: OrderRow['status'],
  cycleEndsAt: number | null,
): string | null {
  const due = nextDueAt({
    status,
    createdAt: Date.parse(order.created_at),
    startAt: Date.parse(order.start_at),
    cycleEndsAt,
  })
  return due === null ? null : instant(due)
}
