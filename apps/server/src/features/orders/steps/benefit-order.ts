import type { BenefitCycle, BenefitOrder } from '../ports.ts'
import { cycleAt } from '../rules/cycles.ts'
import { toMillis } from '../rules/instants.ts'
import { orderTerms } from '../rules/order-state.ts'
import type { OrderRow } from '../store/orders.ts'

export function toBenefitOrder(order: OrderRow): BenefitOrder {
  return { siteId: order.site_id, orderId: order.id, planId: order.plan_id, contactId: order.contact_id }
}

/** Returns when a cycle of an order lies, pauses included. */
export function comingCycleOf(order: OrderRow): (index: number) => BenefitCycle {
  return (index) => cycleAt(orderTerms(order), index, order.paused_ms, toMillis(order.end_at))
}
