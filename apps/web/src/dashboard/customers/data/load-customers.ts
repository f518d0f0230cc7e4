import type { Client } from '@kalends/sdk'
import type { WireCustomer } from './found-customer.ts'

export const CUSTOMERS_PER_PAGE = 50

export const customerSorts = ['NAME', 'LAST_VISIT', 'NEXT_VISIT', 'CREATED', 'NO_SHOWS'] as const
export type CustomerSort = (typeof customerSorts)[number]

/** Search, order and page of the list. */
export type CustomersFilters = { search: string; sort: CustomerSort | null; page: number; isNew: boolean }

export function readCustomersFilters(search: URLSearchParams): CustomersFilters {
  const page = Number(search.get('page'))
  return {
    search: (search.get('search') ?? '').trim().slice(0, 100),
    sort: customerSorts.find((sort) => sort === search.get('sort')) ?? null,
    page: Number.isInteger(page) && page > 1 && page < 10_000 ? page : 1,
    isNew: search.get('new') === '1',
  }
}

/** Loads one page of customers, best match first unless another order is requested. */
export function loadCustomers(
  client: Client,
  { search, sort, page }: CustomersFilters,
): Promise<{ customers: WireCustomer[]; total: number }> {
  const offset = (page - 1) * CUSTOMERS_PER_PAGE
  return client.customers.queryCustomers({ search, ...(sort ? { sort } : {}), limit: CUSTOMERS_PER_PAGE, offset })
}
