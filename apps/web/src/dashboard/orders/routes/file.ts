import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../../lib/page-context.ts'
import { csvOfToday } from '../../data/csv-response.ts'
import { requirePermission } from '../../data/require-permission.ts'
import { staffContext } from '../../staff-context.ts'

/** Exports all orders as CSV. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_ORDERS')
  const { content } = await client.orders.exportOrders({})
  return csvOfToday(context.get(requestContext), 'orders', content)
}
