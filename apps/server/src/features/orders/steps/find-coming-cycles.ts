import type { Db } from '../../../db/database.ts'
import type { BenefitCycle, BenefitOrder } from '../ports.ts'
import { comingCycleAt } from '../rules/cycles.ts'
import { toMillis } from '../rules/instants.ts'
import { orderTerms } from '../rules/order-state.ts'
import { findRenewing, type OrderRow } from '../store/orders.ts'
import { toBenefitOrder } from './benefit-order.ts'

/** A cycle that has not begun, of an order that will renew. */
export type ComingCycle = { order: BenefitOrder & { planName: string }; cycle: BenefitCycle }

export type ComingCycles = {
  siteId: string
  contactIds: readonly string[]
  planIds: readonly string[]
  /** The cycles in which this instant lies. */
  at: number
}

/**
 * Finds the coming cycles of active orders in which an instant lies. Orders that were cancelled or whose payment fails
 * have none. `locks`: the orders stay as they are until the transaction ends.
 */
export async function findComingCycles(
  db: Db,
  { at, ...request }: ComingCycles,
  { locks }: { locks: boolean },
): Promise<ComingCycle[]> {
  const orders = await findRenewing(db, request, { locks })
  return orders.flatMap((order) => {
    const cycle = comingCycle(order, at)
    return cycle ? [{ order: { ...toBenefitOrder(order), planName: order.plan_name }, cycle }] : []
  })
}

function comingCycle(order: OrderRow, at: number): BenefitCycle | undefined {
  const { cycle_index: running, paused_ms: pausedMs, end_at } = order
  if (running === null) return undefined
  return comingCycleAt(orderTerms(order), at, { running, pausedMs, endAt: toMillis(end_at) })
}
