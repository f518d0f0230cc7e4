import { data, type LoaderFunctionArgs } from 'react-router'
import { readDay } from '../../data/read-day.ts'
import { requirePermission } from '../../data/require-permission.ts'
import { staffContext } from '../../staff-context.ts'

/** Exports payments and refunds as CSV; the byte order mark tells spreadsheets that it is UTF-8. */
export async function loader({ context, url: { searchParams } }: LoaderFunctionArgs): Promise<Response> {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_ORDERS')
  const [from, to] = [readDay(searchParams.get('from')), readDay(searchParams.get('to'))]
  if (!from || !to) throw data(null, { status: 400 })
  const { content, filename } = await client.payments.exportTakings({ from, to })
  return new Response(`\uFEFF${content.replace(/^\uFEFF/, '')}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'private, no-store',
    },
  })
}
