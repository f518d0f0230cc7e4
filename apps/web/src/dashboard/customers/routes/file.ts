import type { LoaderFunctionArgs } from 'react-router'
import { dayIn } from '../../../lib/format.ts'
import { requestContext } from '../../../lib/page-context.ts'
import { staffContext } from '../../staff-context.ts'

/** Exports all customers as CSV; the byte order mark tells spreadsheets that it is UTF-8. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { site, now } = context.get(requestContext)
  const { content } = await context.get(staffContext).client.customers.exportCustomers()
  return new Response(`\uFEFF${content.replace(/^\uFEFF/, '')}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="customers-${dayIn(now(), site.timeZone)}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
