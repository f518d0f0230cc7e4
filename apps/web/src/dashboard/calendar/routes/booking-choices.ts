import { data, type LoaderFunctionArgs } from 'react-router'
import { dayBounds } from '../../../lib/day-bounds.ts'
import { requestContext } from '../../../lib/page-context.ts'
import { readDay } from '../../data/read-day.ts'
import { requirePermission } from '../../data/require-permission.ts'
import { readGuid } from '../../data/views.ts'
import { staffContext } from '../../staff-context.ts'
import { loadBookingChoices } from '../data/load-booking-choices.ts'

/** Loads the choices of a service, again for every other service or day. */
export async function loader({ context, url: { searchParams } }: LoaderFunctionArgs): Promise<Response> {
  const { client, session } = context.get(staffContext)
  requirePermission(session, 'MANAGE_BOOKINGS')
  const serviceId = readGuid(searchParams.get('service'))
  const day = readDay(searchParams.get('day'))
  if (!serviceId || !day) throw data(null, { status: 400 })
  const { site } = context.get(requestContext)
  return Response.json(await loadBookingChoices(client, serviceId, dayBounds(day, site.timeZone).from))
}
