import type { LoaderFunctionArgs } from 'react-router'
import { readGuid } from '../../data/views.ts'
import { staffContext } from '../../staff-context.ts'
import { type Considered, loadPriceChange } from '../move/load-price-change.ts'

/** Says what a move on the calendar would do to the price of a booking. */
export async function loader({ context, url: { searchParams: search } }: LoaderFunctionArgs): Promise<Response> {
  const { client } = context.get(staffContext)
  const bookingId = readGuid(search.get('booking'))
  if (!bookingId) return Response.json(null, { status: 400 })
  const resourceId = readGuid(search.get('with'))
  const durationMinutes = Number(search.get('minutes'))
  const considered: Considered = {
    ...(resourceId ? { resourceId } : {}),
    ...(durationMinutes > 0 ? { durationMinutes } : {}),
  }
  return Response.json(await loadPriceChange(client, bookingId, considered))
}
