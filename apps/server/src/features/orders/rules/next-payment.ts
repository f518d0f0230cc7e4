import { cycleStart } from './cycles.ts'
import { toMillis } from './instants.ts'
import { findCyclePrice, type PriceSpan } from './order-price.ts'
import { orderTerms, type StoredTerms } from './order-state.ts'
import type { OrderStatus, OrderType } from './transitions.ts'

/** The stored columns of an order that its payments follow from. */
export type PayingOrder = StoredTerms & {
  status: OrderStatus
  type: OrderType
  is_recurring: boolean
  auto_renew_canceled: boolean | null
  last_payment_status: string
  cycle_index: number | null
  cycle_ends_at: string | null
  collect_cycle: number | null
  collect_at: string | null
  paused_ms: number
  end_at: string | null
  prices: readonly PriceSpan[]
}

/** A payment that is to come. `at` in epoch milliseconds. */
export type NextPayment = { at: number; amountMinor: number; currency: string }

/** Returns the next payment an order asks for; undefined if none is to come, also while the order is paused. */
export function nextPayment(order: PayingOrder): NextPayment | undefined {
  if (order.status === 'ACTIVE' && order.collect_cycle !== null) {
    return payment(order, order.collect_cycle, toMillis(order.collect_at))
  }
  if ((order.status !== 'ACTIVE' && order.status !== 'PENDING') || !order.is_recurring || order.auto_renew_canceled) {
    return undefined
  }
  // The first cycle is paid when the order begins, or at the end of its trial unless it was paid on site before.
  const isFirstPaid = order.free_trial_days === 0 || (order.type === 'OFFLINE' && order.last_payment_status === 'PAID')
  const following = (order.cycle_index ?? 0) + 1
  const cycle = isFirstPaid ? Math.max(following, 2) : following
  if (order.cycle_count !== null && cycle > order.cycle_count) return undefined
  const isNext = order.cycle_index !== null && cycle === following
  const at = isNext ? toMillis(order.cycle_ends_at) : cycleStart(orderTerms(order), cycle) + order.paused_ms
  return payment(order, cycle, at)
}

function payment(order: PayingOrder, cycle: number, at: number | null): NextPayment | undefined {
  const { totalMinor: amountMinor, currency } = findCyclePrice(order.prices, cycle)
  return at === null || amountMinor === 0 ? undefined : { at, amountMinor, currency }
}

/** Returns when an order ends if nothing is changed, in epoch milliseconds; null if it goes on, is paused or is over. */
export function accessUntil(order: PayingOrder): number | null {
  if (order.status !== 'ACTIVE' && order.status !== 'PENDING') return null
  return toMillis(order.auto_renew_canceled ? order.cycle_ends_at : order.end_at)
}
