import type { BenefitOrder } from '../ports.ts'
import type { OrderRow } from '../store/orders.ts'

export function toBenefitOrder(order: OrderRow): BenefitOrder {
  return { siteId: order.site_id, orderId: order.id, planId: order.plan_id, contactId: order.contact_id }
}
