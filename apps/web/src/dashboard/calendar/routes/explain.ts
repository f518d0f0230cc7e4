import type { LoaderFunctionArgs } from 'react-router'
import { isRefusal } from '../../../lib/refusal.ts'
import { guidOf } from '../../data/views.ts'
import { staffContext } from '../../staff-context.ts'
import type { Said } from '../drag/ghost.ts'

/** Whether a booking could stand at a place, by every rule of the engine. */
export async function loader({ context, url: { searchParams: search } }: LoaderFunctionArgs): Promise<Response> {
  const { client } = context.get(staffContext)
  const [serviceId, startDate] = [guidOf(search.get('service')), search.get('from')]
  if (!serviceId || !startDate) return Response.json(null, { status: 400 })
  try {
    const found = await client.availability.explainAvailability({
      serviceId,
      startDate,
      endDate: search.get('until'),
      resourceId: guidOf(search.get('with')),
      exceptSessionId: guidOf(search.get('except')),
      as: 'STAFF',
    })
    const nearest = found.nearestStartDate === null ? null : Date.parse(found.nearestStartDate)
    return Response.json({ offered: found.offered, nearest } satisfies Said)
  } catch (error) {
    // Such as a person who does not give this service.
    if (isRefusal(error)) return Response.json({ offered: false, nearest: null } satisfies Said)
    throw error
  }
}
