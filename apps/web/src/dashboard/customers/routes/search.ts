import type { LoaderFunctionArgs } from 'react-router'
import { staffContext } from '../../staff-context.ts'
import { type FoundCustomer, foundCustomer } from '../data/found-customer.ts'

/** Search results, and the text they are for. */
export type SearchAnswer = { search: string; found: FoundCustomer[] }

/** Finds the best matches for the search while typing. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100)
  const { customers } = await context.get(staffContext).client.customers.queryCustomers({ search, limit: 8 })
  const answer: SearchAnswer = { search, found: customers.map(foundCustomer) }
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
}
