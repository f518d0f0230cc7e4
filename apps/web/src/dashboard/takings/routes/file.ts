import { data, type LoaderFunctionArgs } from 'react-router'
import { csvResponse } from '../../data/csv-response.ts'
import { readDay } from '../../data/read-day.ts'
import { requirePermission } from '../../data/require-permission.ts'
import { staffContext } from '../../staff-context.ts'

/** Exports payments and refunds as CSV. */
export async function loader({ context, url: { searchParams } }: LoaderFunctionArgs): Promise<Response> {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'READ_ORDERS')
  const [from, to] = [readDay(searchParams.get('from')), readDay(searchParams.get('to'))]
  if (!from || !to) throw data(null, { status: 400 })
  const { content } = await client.payments.exportTakings({ from, to })
  return csvResponse(content, `takings-${from}-${to}.csv`)
}
