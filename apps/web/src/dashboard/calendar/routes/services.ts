import type { LoaderFunctionArgs } from 'react-router'
import { staffContext } from '../../staff-context.ts'
import { loadAppointmentServices } from '../data/load-services.ts'

/** What can be booked on an empty place. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await loadAppointmentServices(context.get(staffContext).client))
}
