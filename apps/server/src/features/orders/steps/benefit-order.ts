import type { BenefitCycle, BenefitOrder } from '../ports.ts'
import { cycleAt } from '../rules/cycles.ts'
import { toMillis } from '../rules/instants.ts'
import { orderTerms } from '../rules/order-state.ts'
import type { OrderRow } from '../store/orders.ts'

export function toBenefitOrder(order: OrderRow): BenefitOrder {
  const { site_id: siteId, id: orderId, plan_id: planId, contact_id: contactId, benefit } = order
  return { siteId, orderId, planId, contactId, benefit }
}

/** Returns when a cycle of an order lies, pauses included. */
export function comingCycleOf(order: OrderRow): (index: number) => BenefitCycle {
  return (index) => cycleAt(orderTerms(order), index, order.paused_ms, toMillis(order.end_at))
}
