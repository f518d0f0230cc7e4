import type { Client } from '@kalends/sdk'
import type { OrderSummary } from '../../../parts/order-state.tsx'
import { readGuid, readPage } from '../../data/views.ts'

export const ORDERS_PER_PAGE = 50
export const statuses = ['ACTIVE', 'PENDING', 'PAUSED', 'ENDED', 'CANCELED', 'DRAFT'] as const
export const payments = ['PAID', 'UNPAID', 'FAILED', 'REFUNDED', 'PENDING', 'NOT_APPLICABLE'] as const

/** Filters in the URL; unknown values are ignored. */
export type OrdersFilters = {
  search: string
  status: (typeof statuses)[number] | null
  payment: (typeof payments)[number] | null
  planId: string | null
  contactId: string | null
  page: number
}

export function readOrdersFilters(search: URLSearchParams): OrdersFilters {
  return {
    search: (search.get('search') ?? '').trim().slice(0, 100),
    status: statuses.find((status) => status === search.get('status')) ?? null,
    payment: payments.find((payment) => payment === search.get('paymentStatus')) ?? null,
    planId: readGuid(search.get('plan')),
    contactId: readGuid(search.get('customer')),
    page: readPage(search),
  }
}

/** A plan to filter by. */
export type PlanChoice = { id: string; name: string }

const MOST_PLANS = 100

/** Loads one page of orders, latest first, and the plans to filter by. */
export async function loadOrders(
  client: Client,
  { search, status, payment, planId, contactId, page }: OrdersFilters,
): Promise<{ rows: OrderSummary[]; total: number; plans: PlanChoice[] }> {
  const [{ orders, total }, { plans }] = await Promise.all([
    client.orders.queryOrders({
      ...(search ? { search } : {}),
      ...(status ? { statuses: [status] } : {}),
      ...(payment ? { paymentStatuses: [payment] } : {}),
      ...(planId ? { planId } : {}),
      ...(contactId ? { contactId } : {}),
      limit: ORDERS_PER_PAGE,
      offset: (page - 1) * ORDERS_PER_PAGE,
    }),
    client.plans.listPlans({ archived: 'ARCHIVED_AND_ACTIVE', limit: MOST_PLANS }),
  ])
  return {
    rows: orders,
    total,
    plans: (plans ?? []).map(({ id, name }) => ({ id: id ?? '', name: name ?? '' })),
  }
}
