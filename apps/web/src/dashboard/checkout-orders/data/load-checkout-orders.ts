import type { InputOf, OutputOf } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { isRefusal } from '../../../lib/refusal.ts'
import { readGuid, readPage } from '../../data/views.ts'

export const CHECKOUT_ORDERS_PER_PAGE = 50
export const statuses = ['APPROVED', 'DRAFT'] as const
export const paymentStatuses = ['PAID', 'PARTIALLY_PAID', 'NOT_PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const

export type ListedCheckoutOrder = OutputOf<'queryCheckoutOrders'>['orders'][number]
export type CheckoutOrder = OutputOf<'getCheckoutOrder'>['order']

/** Filters in the URL; unknown values are ignored. */
export type CheckoutOrdersFilters = {
  search: string
  status: (typeof statuses)[number] | null
  payment: (typeof paymentStatuses)[number] | null
  contactId: string | null
  page: number
}

export function readCheckoutOrdersFilters(search: URLSearchParams): CheckoutOrdersFilters {
  return {
    search: (search.get('search') ?? '').trim().slice(0, 100),
    status: statuses.find((status) => status === search.get('status')) ?? null,
    payment: paymentStatuses.find((payment) => payment === search.get('paymentStatus')) ?? null,
    contactId: readGuid(search.get('customer')),
    page: readPage(search),
  }
}

/** Loads one page of orders, latest first. */
export function loadCheckoutOrders(
  client: Client,
  { search, status, payment, contactId, page }: CheckoutOrdersFilters,
): Promise<OutputOf<'queryCheckoutOrders'>> {
  const filter: InputOf<'queryCheckoutOrders'> = {
    ...(search ? { search } : {}),
    ...(status ? { statuses: [status] } : {}),
    ...(payment ? { paymentStatuses: [payment] } : {}),
    ...(contactId ? { contactId } : {}),
  }
  const offset = (page - 1) * CHECKOUT_ORDERS_PER_PAGE
  return client.checkouts.queryCheckoutOrders({ ...filter, limit: CHECKOUT_ORDERS_PER_PAGE, offset })
}

/** Loads an order; undefined if there is none. */
export async function loadCheckoutOrder(client: Client, orderId: string): Promise<CheckoutOrder | undefined> {
  try {
    return (await client.checkouts.getCheckoutOrder({ orderId })).order
  } catch (error) {
    if (isRefusal(error, 400, 404)) return undefined
    throw error
  }
}
