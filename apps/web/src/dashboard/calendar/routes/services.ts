import type { LoaderFunctionArgs } from 'react-router'
import { staffContext } from '../../staff-context.ts'
import { loadAppointmentServices } from '../data/load-services.ts'

/** Loads the appointment services that can be booked in a free slot. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return Response.json(await loadAppointmentServices(context.get(staffContext).client))
}
