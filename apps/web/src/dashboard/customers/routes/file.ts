import type { LoaderFunctionArgs } from 'react-router'
import { dayIn } from '../../../lib/format.ts'
import { requestContext } from '../../../lib/page-context.ts'
import { csvResponse } from '../../data/csv-response.ts'
import { staffContext } from '../../staff-context.ts'

/** Exports all customers as CSV. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { site, now } = context.get(requestContext)
  const { content } = await context.get(staffContext).client.customers.exportCustomers()
  return csvResponse(content, `customers-${dayIn(now(), site.timeZone)}.csv`)
}
