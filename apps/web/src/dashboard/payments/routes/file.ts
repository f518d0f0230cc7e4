import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../../lib/page-context.ts'
import { csvOfToday } from '../../data/csv-response.ts'
import { requirePermission } from '../../data/require-permission.ts'
import { staffContext } from '../../staff-context.ts'
import { readPaymentsFilters, toRequest } from '../data/load-payments.ts'

/** Exports the payments of the list, with its filters, as CSV. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_ORDERS')
  const page = context.get(requestContext)
  const filters = readPaymentsFilters(url.searchParams)
  const { content } = await client.payments.exportPayments(toRequest(filters, page.site.timeZone))
  return csvOfToday(page, 'payments', content)
}
