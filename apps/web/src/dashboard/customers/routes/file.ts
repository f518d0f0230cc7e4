import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../../lib/page-context.ts'
import { csvOfToday } from '../../data/csv-response.ts'
import { staffContext } from '../../staff-context.ts'

/** Exports all customers as CSV. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { content } = await context.get(staffContext).client.customers.exportCustomers()
  return csvOfToday(context.get(requestContext), 'customers', content)
}
