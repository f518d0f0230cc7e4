import type { Client } from '@kalends/sdk'
import type { CreditBalance, OrderSummary } from '../../../parts/order-state.tsx'
import { type PlanPrice, readPlanPrice } from '../../../parts/plan-price.ts'
import type { StaffSession } from '../../staff-context.ts'

const LIVE = ['ACTIVE', 'PAUSED', 'PENDING'] as const
const MOST_ORDERS = 20
const MOST_PLANS = 100

/** A plan of the customer with the credits that are left. */
export type CustomerPlan = { summary: OrderSummary; balances: CreditBalance[] }

/** Loads the plans of a customer that run or will; null for people who may not see them. */
export async function loadCustomerPlans(
  client: Client,
  { permissions }: StaffSession,
  contactId: string,
): Promise<CustomerPlan[] | null> {
  if (!permissions.includes('READ_ORDERS')) return null
  const [{ orders }, { balances }] = await Promise.all([
    client.orders.queryOrders({ contactId, statuses: [...LIVE], limit: MOST_ORDERS }),
    client.credits.listCustomerCredits({ contactId }),
  ])
  return orders.map((summary) => ({
    summary,
    balances: balances.filter(({ orderId }) => orderId === summary.order.id),
  }))
}

/** A plan that can be sold. */
export type SoldPlan = { id: string; name: string; price: PlanPrice }

/** Loads the plans that can be sold, hidden ones included. */
export async function loadSoldPlans(client: Client, currency: string): Promise<SoldPlan[]> {
  const { plans } = await client.plans.listPlans({ archived: 'ACTIVE', limit: MOST_PLANS })
  return (plans ?? []).map(({ id, name, pricing }) => ({
    id: id ?? '',
    name: name ?? '',
    price: readPlanPrice(pricing, currency),
  }))
}
