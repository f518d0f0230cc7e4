import type { LoaderFunctionArgs } from 'react-router'
import { isRefusal } from '../../../lib/refusal.ts'
import { readGuid } from '../../data/views.ts'
import { staffContext } from '../../staff-context.ts'
import type { ServerVerdict } from '../drag/ghost.ts'

/** Asks the availability engine whether a booking fits a target. */
export async function loader({ context, url: { searchParams: search } }: LoaderFunctionArgs): Promise<Response> {
  const { client } = context.get(staffContext)
  const serviceId = readGuid(search.get('service'))
  const startDate = search.get('from')
  if (!serviceId || !startDate) return Response.json(null, { status: 400 })
  try {
    const found = await client.availability.explainAvailability({
      serviceId,
      startDate,
      endDate: search.get('until'),
      resourceId: readGuid(search.get('with')),
      exceptSessionId: readGuid(search.get('except')),
      as: 'STAFF',
    })
    const nearest = found.nearestStartDate === null ? null : Date.parse(found.nearestStartDate)
    return Response.json({ offered: found.offered, nearest } satisfies ServerVerdict)
  } catch (error) {
    // For example a person who does not give this service.
    if (isRefusal(error)) return Response.json({ offered: false, nearest: null } satisfies ServerVerdict)
    throw error
  }
}
