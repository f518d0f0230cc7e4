import type { LoaderFunctionArgs } from 'react-router'
import { requestContext } from '../../../lib/page-context.ts'
import { csvResponse } from '../../data/csv-response.ts'
import { requirePermission } from '../../data/require-permission.ts'
import { staffContext } from '../../staff-context.ts'
import { readPaymentsFilters, toRequest } from '../data/load-payments.ts'

/** Exports the payments of the list, with its filters, as CSV. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_ORDERS')
  const filters = readPaymentsFilters(url.searchParams)
  const { content, filename } = await client.payments.exportPayments(
    toRequest(filters, context.get(requestContext).site.timeZone),
  )
  return csvResponse(content, filename)
}
